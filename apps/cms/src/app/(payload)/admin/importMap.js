import { ShownField as ShownField_028843c79744dd1524b7e0f680deeff7 } from '../../../../src/search/admin/shown-field.tsx'
import { Presence as Presence_989cfcae5e75779a260d687e3ff12f49 } from '../../../../src/editing/presence/presence.tsx'
import { FirstPageStrip as FirstPageStrip_b98ebe89fb16eb08c3197da4aacb0ad5 } from '../../../../src/workflow/first-page/first-page-strip.tsx'
import { SharedLinks as SharedLinks_f3bdfc7199c172887e55a9e2ca2e4d66 } from '../../../../src/editing/preview/shared-links.tsx'
import { CommentLabel as CommentLabel_019ca7ecde465cb04b8e3ef774862ee8 } from '../../../../src/content/comment-marks/comment-label.tsx'
import { ShortcodeDescription as ShortcodeDescription_d20ec80009de1ea6b22abc518dccef7a } from '../../../../src/editing/shortcodes/shortcode-description.tsx'
import { BlockHelp as BlockHelp_014bef7d4d00ed0e4d71c6c1177f9e80 } from '../../../../src/admin/block-help.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LengthFeatureClient as LengthFeatureClient_35d7b398f23a39dad916c672193f9735 } from '../../../../src/editing/pasting/length-feature.ts'
import { ShortcodeFeatureClient as ShortcodeFeatureClient_9a10c1b50da6be4199cbc3f274dd85ca } from '../../../../src/editing/shortcodes/shortcode-feature.ts'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FoldedGroup as FoldedGroup_4f6dd3e2daaa351269b6a6bad481b798 } from '../../../../src/content/fields/folded-group.tsx'
import { BlockLabel as BlockLabel_f8a39fe81b562d8aa58d5e6e5b557e00 } from '../../../../src/content/row-names/block-label.tsx'
import { CatalogueField as CatalogueField_a51068ec9cbcfe694225aacc5fd73f00 } from '../../../../src/content/catalogue-picker/catalogue-field.tsx'
import { PageChoice as PageChoice_21a8d28612a1165a4bdcf1f3583e9c02 } from '../../../../src/search/admin/page-choice.tsx'
import { YesNoCell as YesNoCell_1efca90c51ffbd432d90574a747c5186 } from '../../../../src/messages/yes-no-cell.tsx'
import { RowName as RowName_6868cbb19f6840d77b120080fc62fad2 } from '../../../../src/content/row-names/row-name.tsx'
import { BlockChoiceField as BlockChoiceField_cda2bb8f826a63b0cb11a73e903e11f6 } from '../../../../src/editing/anchors/block-choice-field.tsx'
import { BlockTools as BlockTools_0df4cb118292e6b4124544ef1f0a76fc } from '../../../../src/editing/compositions/block-tools.tsx'
import { SearchPreview as SearchPreview_d06fa76a8fa6903d8b5a75ecaa046a38 } from '../../../../src/editing/search-preview/search-preview.tsx'
import { TourTags as TourTags_7e6737b9e0900f7be4be0c2e53cf6dc5 } from '../../../../src/content/tour-tags/tour-tags.tsx'
import { PreviewButton as PreviewButton_f81322ae7e67d1d078899b4e6068b308 } from '../../../../src/admin/preview-button.tsx'
import { PublicationState as PublicationState_dc68bbaafee6d3125f697b9fc42e9a82 } from '../../../../src/admin/publication-state.tsx'
import { PageSchedule as PageSchedule_f5a1ca2143dfee6c127cd95c18e7fbc2 } from '../../../../src/workflow/releases/page-schedule.tsx'
import { Review as Review_1c2f61de5523ceb44fb3dca2719637b9 } from '../../../../src/workflow/review/review.tsx'
import { PageCheck as PageCheck_6ab5c3d7adac29b24ff593cc7c4258df } from '../../../../src/health/admin/page-check.tsx'
import { WhereUsed as WhereUsed_fa14a1c4f63f94cc122c212ab41e043a } from '../../../../src/search/admin/where-used.tsx'
import { Translations as Translations_7680092a5610273856cbf99ea6f81000 } from '../../../../src/admin/translations.tsx'
import { SiteCell as SiteCell_a11ee58e2d11b09f1c973894d48ee39e } from '../../../../src/languages/list/site-cell.tsx'
import { LanguageMarksCell as LanguageMarksCell_068c05db18e718db392fff603976e7f1 } from '../../../../src/languages/list/language-marks-cell.tsx'
import { LastEditedCell as LastEditedCell_05a38e0120b134850a66e84fab623b1d } from '../../../../src/languages/list/last-edited-cell.tsx'
import { ListSwitch as ListSwitch_7d22b0d5051acb3c44b7ec466c59c64f } from '../../../../src/languages/list/list-switch.tsx'
import { TrashChosen as TrashChosen_85247403eaee218a52f689b1d7fce760 } from '../../../../src/search/admin/trash-chosen.tsx'
import { UndoButtons as UndoButtons_3b15ddd0a88f9f4d16609d7c9f06bac5 } from '../../../../src/editing/undo/undo-buttons.tsx'
import { PageComments as PageComments_be7f8c869a240044ad0a7a6f2d9d784a } from '../../../../src/workflow/comments/page-comments.tsx'
import { SavingSign as SavingSign_2173d86c5a7cd68fde5f40ff7b410f55 } from '../../../../src/editing/saving-sign/saving-sign.tsx'
import { TrashMenuItem as TrashMenuItem_7d54e150ca01d733f7b96092b6a78785 } from '../../../../src/search/admin/trash-menu-item.tsx'
import { TranslateTab as TranslateTab_0f430d8c66805f1601731b8138b2d715 } from '../../../../src/languages/translate/translate-tab.tsx'
import { LivePreview as LivePreview_9e41dffd1b7997f7b3bb475fed6e4d45 } from '../../../../src/editing/preview/live-preview.tsx'
import { VersionsView as VersionsView_99b07c851a0d3a2cd4d48f462f756138 } from '../../../../src/editing/saving/versions-view.tsx'
import { PagesListView as PagesListView_8fbeea8cd98206f4f331a03b80b18525 } from '../../../../src/languages/list/pages-list-view.tsx'
import { NewPageView as NewPageView_f8e0b856db5d53a8c3010061f3649f1d } from '../../../../src/editing/new-page/new-page-view.tsx'
import { FileRefusal as FileRefusal_a3682781423786752717e90e81842eee } from '../../../../src/media/upload/file-refusal.tsx'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { ChoiceField as ChoiceField_87aa1643f68fcb5b121b19af87cad25a } from '../../../../src/content/fields/choice-field.tsx'
import { Checklist as Checklist_77a840c2279bf57785ce2ede4cce15f9 } from '../../../../src/workflow/new-brand/checklist.tsx'
import { NewBrandView as NewBrandView_19e5c3f4d23844b5bc7c83adc6abcf4e } from '../../../../src/workflow/new-brand/new-brand-view.tsx'
import { WhenCell as WhenCell_d42314d1176bc0cb8161cd0e89599e2e } from '../../../../src/workflow/releases/when-cell.tsx'
import { WhenField as WhenField_72961d394ac682aa88ee73da1bd8db77 } from '../../../../src/workflow/releases/when-field.tsx'
import { PublishNow as PublishNow_7ab57942632f11ac5468690f8b851cd6 } from '../../../../src/workflow/releases/publish-now.tsx'
import { DueList as DueList_cc38cbe5859f082f94e1048e6d907037 } from '../../../../src/workflow/releases/due-list.tsx'
import { OpenPage as OpenPage_e16367cc8a8bfc1d3feefceaa9649695 } from '../../../../src/workflow/review/open-page.tsx'
import { LoginMethods as LoginMethods_bd197f02226fa72f85e43e30a1cd5af3 } from '../../../../src/access/accounts/login-methods.tsx'
import { InvitePerson as InvitePerson_83c1aa0f98fb0a44cba17a9eeae7c459 } from '../../../../src/access/accounts/invite-person.tsx'
import { Icon as Icon_c5af3a89dd5050f22c95baebe40dd86d } from '../../../../src/admin/theme/icon.tsx'
import { Logo as Logo_adf3b44964440a93464ee2493c472809 } from '../../../../src/admin/theme/logo.tsx'
import { SearchBox as SearchBox_2db66f34f25c628bbdae2d04ea24a1cf } from '../../../../src/search/admin/search-box.tsx'
import { MatrixLink as MatrixLink_792e55aca9d8ff0ce1ac4d1618937930 } from '../../../../src/languages/matrix/matrix-link.tsx'
import { HelpLink as HelpLink_896adeb5c6313961dc580a77bb64713f } from '../../../../src/admin/help/help-link.tsx'
import { FirstPage as FirstPage_a8d7b5e41a0a35ba383ccc8b2ffc234c } from '../../../../src/workflow/first-page/first-page.tsx'
import { WaitingForMe as WaitingForMe_d8fa2c9e1fe5b70fd58858dd3d714463 } from '../../../../src/health/waiting/waiting.tsx'
import { HealthDashboard as HealthDashboard_a13e440b96c938c0dd44edf6be599032 } from '../../../../src/health/admin/health-dashboard.tsx'
import { FormsWhenReady as FormsWhenReady_070d2986aa9dcc079d07642537ed0b5a } from '../../../../src/admin/forms-when-ready.tsx'
import { FreshOnReturn as FreshOnReturn_e22facf9f80dfd3b48c20120294776fb } from '../../../../src/admin/fresh-on-return.tsx'
import { PayloadInLanguage as PayloadInLanguage_9e42b15bfa70d9d75709f7d5d0125bd5 } from '../../../../src/messages/payload-in-language.tsx'
import { KeepWords as KeepWords_d91f267f41139f9700c5055ea612d808 } from '../../../../src/editing/saving-sign/keep-words.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { HelpWithSteps as HelpWithSteps_99a649aa1e153b5869577bacae0777ed } from '../../../../src/workflow/first-page/help-with-steps.tsx'
import { UsesView as UsesView_fb2238f3dc735f33e98998d13cfa1659 } from '../../../../src/search/admin/uses-view.tsx'
import { MatrixView as MatrixView_2554213cdd367ff00b0e89c6e51d17bb } from '../../../../src/languages/matrix/matrix-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/search/admin/shown-field.tsx#ShownField": ShownField_028843c79744dd1524b7e0f680deeff7,
  "/src/editing/presence/presence.tsx#Presence": Presence_989cfcae5e75779a260d687e3ff12f49,
  "/src/workflow/first-page/first-page-strip.tsx#FirstPageStrip": FirstPageStrip_b98ebe89fb16eb08c3197da4aacb0ad5,
  "/src/editing/preview/shared-links.tsx#SharedLinks": SharedLinks_f3bdfc7199c172887e55a9e2ca2e4d66,
  "/src/content/comment-marks/comment-label.tsx#CommentLabel": CommentLabel_019ca7ecde465cb04b8e3ef774862ee8,
  "/src/editing/shortcodes/shortcode-description.tsx#ShortcodeDescription": ShortcodeDescription_d20ec80009de1ea6b22abc518dccef7a,
  "/src/admin/block-help.tsx#BlockHelp": BlockHelp_014bef7d4d00ed0e4d71c6c1177f9e80,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/src/editing/pasting/length-feature.ts#LengthFeatureClient": LengthFeatureClient_35d7b398f23a39dad916c672193f9735,
  "/src/editing/shortcodes/shortcode-feature.ts#ShortcodeFeatureClient": ShortcodeFeatureClient_9a10c1b50da6be4199cbc3f274dd85ca,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/content/fields/folded-group.tsx#FoldedGroup": FoldedGroup_4f6dd3e2daaa351269b6a6bad481b798,
  "/src/content/row-names/block-label.tsx#BlockLabel": BlockLabel_f8a39fe81b562d8aa58d5e6e5b557e00,
  "/src/content/catalogue-picker/catalogue-field.tsx#CatalogueField": CatalogueField_a51068ec9cbcfe694225aacc5fd73f00,
  "/src/search/admin/page-choice.tsx#PageChoice": PageChoice_21a8d28612a1165a4bdcf1f3583e9c02,
  "/src/messages/yes-no-cell.tsx#YesNoCell": YesNoCell_1efca90c51ffbd432d90574a747c5186,
  "/src/content/row-names/row-name.tsx#RowName": RowName_6868cbb19f6840d77b120080fc62fad2,
  "/src/editing/anchors/block-choice-field.tsx#BlockChoiceField": BlockChoiceField_cda2bb8f826a63b0cb11a73e903e11f6,
  "/src/editing/compositions/block-tools.tsx#BlockTools": BlockTools_0df4cb118292e6b4124544ef1f0a76fc,
  "/src/editing/search-preview/search-preview.tsx#SearchPreview": SearchPreview_d06fa76a8fa6903d8b5a75ecaa046a38,
  "/src/content/tour-tags/tour-tags.tsx#TourTags": TourTags_7e6737b9e0900f7be4be0c2e53cf6dc5,
  "/src/admin/preview-button.tsx#PreviewButton": PreviewButton_f81322ae7e67d1d078899b4e6068b308,
  "/src/admin/publication-state.tsx#PublicationState": PublicationState_dc68bbaafee6d3125f697b9fc42e9a82,
  "/src/workflow/releases/page-schedule.tsx#PageSchedule": PageSchedule_f5a1ca2143dfee6c127cd95c18e7fbc2,
  "/src/workflow/review/review.tsx#Review": Review_1c2f61de5523ceb44fb3dca2719637b9,
  "/src/health/admin/page-check.tsx#PageCheck": PageCheck_6ab5c3d7adac29b24ff593cc7c4258df,
  "/src/search/admin/where-used.tsx#WhereUsed": WhereUsed_fa14a1c4f63f94cc122c212ab41e043a,
  "/src/admin/translations.tsx#Translations": Translations_7680092a5610273856cbf99ea6f81000,
  "/src/languages/list/site-cell.tsx#SiteCell": SiteCell_a11ee58e2d11b09f1c973894d48ee39e,
  "/src/languages/list/language-marks-cell.tsx#LanguageMarksCell": LanguageMarksCell_068c05db18e718db392fff603976e7f1,
  "/src/languages/list/last-edited-cell.tsx#LastEditedCell": LastEditedCell_05a38e0120b134850a66e84fab623b1d,
  "/src/languages/list/list-switch.tsx#ListSwitch": ListSwitch_7d22b0d5051acb3c44b7ec466c59c64f,
  "/src/search/admin/trash-chosen.tsx#TrashChosen": TrashChosen_85247403eaee218a52f689b1d7fce760,
  "/src/editing/undo/undo-buttons.tsx#UndoButtons": UndoButtons_3b15ddd0a88f9f4d16609d7c9f06bac5,
  "/src/workflow/comments/page-comments.tsx#PageComments": PageComments_be7f8c869a240044ad0a7a6f2d9d784a,
  "/src/editing/saving-sign/saving-sign.tsx#SavingSign": SavingSign_2173d86c5a7cd68fde5f40ff7b410f55,
  "/src/search/admin/trash-menu-item.tsx#TrashMenuItem": TrashMenuItem_7d54e150ca01d733f7b96092b6a78785,
  "/src/languages/translate/translate-tab.tsx#TranslateTab": TranslateTab_0f430d8c66805f1601731b8138b2d715,
  "/src/editing/preview/live-preview.tsx#LivePreview": LivePreview_9e41dffd1b7997f7b3bb475fed6e4d45,
  "/src/editing/saving/versions-view.tsx#VersionsView": VersionsView_99b07c851a0d3a2cd4d48f462f756138,
  "/src/languages/list/pages-list-view.tsx#PagesListView": PagesListView_8fbeea8cd98206f4f331a03b80b18525,
  "/src/editing/new-page/new-page-view.tsx#NewPageView": NewPageView_f8e0b856db5d53a8c3010061f3649f1d,
  "/src/media/upload/file-refusal.tsx#FileRefusal": FileRefusal_a3682781423786752717e90e81842eee,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/src/content/fields/choice-field.tsx#ChoiceField": ChoiceField_87aa1643f68fcb5b121b19af87cad25a,
  "/src/workflow/new-brand/checklist.tsx#Checklist": Checklist_77a840c2279bf57785ce2ede4cce15f9,
  "/src/workflow/new-brand/new-brand-view.tsx#NewBrandView": NewBrandView_19e5c3f4d23844b5bc7c83adc6abcf4e,
  "/src/workflow/releases/when-cell.tsx#WhenCell": WhenCell_d42314d1176bc0cb8161cd0e89599e2e,
  "/src/workflow/releases/when-field.tsx#WhenField": WhenField_72961d394ac682aa88ee73da1bd8db77,
  "/src/workflow/releases/publish-now.tsx#PublishNow": PublishNow_7ab57942632f11ac5468690f8b851cd6,
  "/src/workflow/releases/due-list.tsx#DueList": DueList_cc38cbe5859f082f94e1048e6d907037,
  "/src/workflow/review/open-page.tsx#OpenPage": OpenPage_e16367cc8a8bfc1d3feefceaa9649695,
  "/src/access/accounts/login-methods.tsx#LoginMethods": LoginMethods_bd197f02226fa72f85e43e30a1cd5af3,
  "/src/access/accounts/invite-person.tsx#InvitePerson": InvitePerson_83c1aa0f98fb0a44cba17a9eeae7c459,
  "/src/admin/theme/icon.tsx#Icon": Icon_c5af3a89dd5050f22c95baebe40dd86d,
  "/src/admin/theme/logo.tsx#Logo": Logo_adf3b44964440a93464ee2493c472809,
  "/src/search/admin/search-box.tsx#SearchBox": SearchBox_2db66f34f25c628bbdae2d04ea24a1cf,
  "/src/languages/matrix/matrix-link.tsx#MatrixLink": MatrixLink_792e55aca9d8ff0ce1ac4d1618937930,
  "/src/admin/help/help-link.tsx#HelpLink": HelpLink_896adeb5c6313961dc580a77bb64713f,
  "/src/workflow/first-page/first-page.tsx#FirstPage": FirstPage_a8d7b5e41a0a35ba383ccc8b2ffc234c,
  "/src/health/waiting/waiting.tsx#WaitingForMe": WaitingForMe_d8fa2c9e1fe5b70fd58858dd3d714463,
  "/src/health/admin/health-dashboard.tsx#HealthDashboard": HealthDashboard_a13e440b96c938c0dd44edf6be599032,
  "/src/admin/forms-when-ready.tsx#FormsWhenReady": FormsWhenReady_070d2986aa9dcc079d07642537ed0b5a,
  "/src/admin/fresh-on-return.tsx#FreshOnReturn": FreshOnReturn_e22facf9f80dfd3b48c20120294776fb,
  "/src/messages/payload-in-language.tsx#PayloadInLanguage": PayloadInLanguage_9e42b15bfa70d9d75709f7d5d0125bd5,
  "/src/editing/saving-sign/keep-words.tsx#KeepWords": KeepWords_d91f267f41139f9700c5055ea612d808,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/src/workflow/first-page/help-with-steps.tsx#HelpWithSteps": HelpWithSteps_99a649aa1e153b5869577bacae0777ed,
  "/src/search/admin/uses-view.tsx#UsesView": UsesView_fb2238f3dc735f33e98998d13cfa1659,
  "/src/languages/matrix/matrix-view.tsx#MatrixView": MatrixView_2554213cdd367ff00b0e89c6e51d17bb,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
