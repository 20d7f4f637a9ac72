import { ShownField as ShownField_46c1deadac0834e6ccc8752d7352a211 } from '../../../search/admin/shown-field.tsx'
import { Presence as Presence_b74c611b1312362c80f1c4544d680ce8 } from '../../../editing/presence/presence.tsx'
import { ShortcodeDescription as ShortcodeDescription_835cbe04f44799219643190c5a994e32 } from '../../../editing/shortcodes/shortcode-description.tsx'
import { BlockHelp as BlockHelp_014bef7d4d00ed0e4d71c6c1177f9e80 } from '../../../admin/block-help.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ShortcodeFeatureClient as ShortcodeFeatureClient_541a58c610a9057a7cad189db5aa4c62 } from '../../../editing/shortcodes/shortcode-feature.ts'
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
import { BlockLabel as BlockLabel_73626b86f756be209a5dbb87a4f33f3a } from '../../../content/row-names/block-label.tsx'
import { CatalogueField as CatalogueField_3e9ea09af77ed9794f6c0315d89b074d } from '../../../content/catalogue-picker/catalogue-field.tsx'
import { PageChoice as PageChoice_b1b19bc2bf26a040ac5a0aea1e2d9b84 } from '../../../search/admin/page-choice.tsx'
import { YesNoCell as YesNoCell_4e781f277860f509d181f2f4105c8cdc } from '../../../messages/yes-no-cell.tsx'
import { RowName as RowName_203317f26d2c81c426f0484bd0bf97e0 } from '../../../content/row-names/row-name.tsx'
import { BlockChoiceField as BlockChoiceField_6b3613f83117af1b5334705879f40b0a } from '../../../editing/anchors/block-choice-field.tsx'
import { BlockTools as BlockTools_20a9459c2169a2416093add5bd59031c } from '../../../editing/compositions/block-tools.tsx'
import { SearchPreview as SearchPreview_5ad34333a78b99ca2cb78d13bd39525e } from '../../../editing/search-preview/search-preview.tsx'
import { SharedLinks as SharedLinks_931d24fa7bb97f6fecc840b95a97a375 } from '../../../editing/preview/shared-links.tsx'
import { PreviewButton as PreviewButton_f81322ae7e67d1d078899b4e6068b308 } from '../../../admin/preview-button.tsx'
import { PublicationState as PublicationState_dc68bbaafee6d3125f697b9fc42e9a82 } from '../../../admin/publication-state.tsx'
import { PageCheck as PageCheck_6ab5c3d7adac29b24ff593cc7c4258df } from '../../../health/admin/page-check.tsx'
import { WhereUsed as WhereUsed_63326776e66fb1042fc9738cb74f7238 } from '../../../search/admin/where-used.tsx'
import { Review as Review_595f551be0f18d5d4a934b45af36d357 } from '../../../workflow/review/review.tsx'
import { PageSchedule as PageSchedule_2fa23885be95c0b74b267d3b1b218eb7 } from '../../../workflow/releases/page-schedule.tsx'
import { Translations as Translations_7680092a5610273856cbf99ea6f81000 } from '../../../admin/translations.tsx'
import { TrashChosen as TrashChosen_899ba80c9d0d213132dd28ffbc888ed7 } from '../../../search/admin/trash-chosen.tsx'
import { TrashMenuItem as TrashMenuItem_1fa3fff443d30cf472a313b2c7fea685 } from '../../../search/admin/trash-menu-item.tsx'
import { TranslateView as TranslateView_2826d8feb2e62f283cf6258887015392 } from '../../../languages/translate/translate-view.tsx'
import { LivePreview as LivePreview_0d9973ee76329abf0a8c0b70a578e594 } from '../../../editing/preview/live-preview.tsx'
import { VersionsView as VersionsView_710affaef8431c770281ab4025163a8b } from '../../../editing/saving/versions-view.tsx'
import { FileRefusal as FileRefusal_8a297430268bf345ce925c9b732ade28 } from '../../../media/upload/file-refusal.tsx'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { Checklist as Checklist_d3519bbe06ff245b489b88e7bd6657d6 } from '../../../workflow/new-brand/checklist.tsx'
import { NewBrandView as NewBrandView_580f385cc3585b22e605c163644db366 } from '../../../workflow/new-brand/new-brand-view.tsx'
import { WhenCell as WhenCell_ded4613d512ec24b80e041b3e2d22f40 } from '../../../workflow/releases/when-cell.tsx'
import { WhenField as WhenField_43a74ebf247d0a78077d4535290dc4e8 } from '../../../workflow/releases/when-field.tsx'
import { PublishNow as PublishNow_9968477ea81cdf9d025a6d8cb33832c0 } from '../../../workflow/releases/publish-now.tsx'
import { DueList as DueList_ef5fcd24c1893ac96a00ebfd81304fad } from '../../../workflow/releases/due-list.tsx'
import { OpenPage as OpenPage_1430c91d00aaf4f68c1776999f50db6e } from '../../../workflow/review/open-page.tsx'
import { WaysIn as WaysIn_8a0eea1d636896c10a4b66b06914f937 } from '../../../access/accounts/ways-in.tsx'
import { InvitePerson as InvitePerson_dc1d98e8b7118cef31c53ada3be82ec8 } from '../../../access/accounts/invite-person.tsx'
import { Icon as Icon_f6254224f80b74cb34a0c325c05cc0f9 } from '../../../admin/theme/icon.tsx'
import { Logo as Logo_bdfd540fea24d96fa2b7bbb85fab0f3a } from '../../../admin/theme/logo.tsx'
import { SearchBox as SearchBox_e3511bef283f9855a031f17f88745e22 } from '../../../search/admin/search-box.tsx'
import { MatrixLink as MatrixLink_792e55aca9d8ff0ce1ac4d1618937930 } from '../../../languages/matrix/matrix-link.tsx'
import { HelpLink as HelpLink_b815dff5407dd2b1c17f5de9ada39f97 } from '../../../admin/help/help-link.tsx'
import { HealthDashboard as HealthDashboard_a13e440b96c938c0dd44edf6be599032 } from '../../../health/admin/health-dashboard.tsx'
import { FormsWhenReady as FormsWhenReady_070d2986aa9dcc079d07642537ed0b5a } from '../../../admin/forms-when-ready.tsx'
import { FreshOnReturn as FreshOnReturn_e22facf9f80dfd3b48c20120294776fb } from '../../../admin/fresh-on-return.tsx'
import { PayloadInLanguage as PayloadInLanguage_4f784f6d70cc286d44322b5f5e2d5555 } from '../../../messages/payload-in-language.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { HelpView as HelpView_16f9d2e7cf6c1a50973e1418c050fd88 } from '../../../admin/help/help-view.tsx'
import { UsesView as UsesView_b87bd65f85083955e9688fa29cff1c13 } from '../../../search/admin/uses-view.tsx'
import { MatrixView as MatrixView_2554213cdd367ff00b0e89c6e51d17bb } from '../../../languages/matrix/matrix-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/finding/admin/shown-field.tsx#ShownField": ShownField_46c1deadac0834e6ccc8752d7352a211,
  "/src/admin/presence/presence.tsx#Presence": Presence_b74c611b1312362c80f1c4544d680ce8,
  "/src/admin/shortcodes/shortcode-description.tsx#ShortcodeDescription": ShortcodeDescription_835cbe04f44799219643190c5a994e32,
  "/src/admin/block-help.tsx#BlockHelp": BlockHelp_014bef7d4d00ed0e4d71c6c1177f9e80,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/src/admin/shortcodes/shortcode-feature.ts#ShortcodeFeatureClient": ShortcodeFeatureClient_541a58c610a9057a7cad189db5aa4c62,
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
  "/src/rows/block-label.tsx#BlockLabel": BlockLabel_73626b86f756be209a5dbb87a4f33f3a,
  "/src/picking/catalogue-field.tsx#CatalogueField": CatalogueField_3e9ea09af77ed9794f6c0315d89b074d,
  "/src/finding/admin/page-choice.tsx#PageChoice": PageChoice_b1b19bc2bf26a040ac5a0aea1e2d9b84,
  "/src/words/yes-no-cell.tsx#YesNoCell": YesNoCell_4e781f277860f509d181f2f4105c8cdc,
  "/src/rows/row-name.tsx#RowName": RowName_203317f26d2c81c426f0484bd0bf97e0,
  "/src/anchors/block-choice-field.tsx#BlockChoiceField": BlockChoiceField_6b3613f83117af1b5334705879f40b0a,
  "/src/compositions/block-tools.tsx#BlockTools": BlockTools_20a9459c2169a2416093add5bd59031c,
  "/src/search-preview/search-preview.tsx#SearchPreview": SearchPreview_5ad34333a78b99ca2cb78d13bd39525e,
  "/src/preview/shared-links.tsx#SharedLinks": SharedLinks_931d24fa7bb97f6fecc840b95a97a375,
  "/src/admin/preview-button.tsx#PreviewButton": PreviewButton_f81322ae7e67d1d078899b4e6068b308,
  "/src/admin/publication-state.tsx#PublicationState": PublicationState_dc68bbaafee6d3125f697b9fc42e9a82,
  "/src/health/admin/page-check.tsx#PageCheck": PageCheck_6ab5c3d7adac29b24ff593cc7c4258df,
  "/src/finding/admin/where-used.tsx#WhereUsed": WhereUsed_63326776e66fb1042fc9738cb74f7238,
  "/src/review/review.tsx#Review": Review_595f551be0f18d5d4a934b45af36d357,
  "/src/releases/page-schedule.tsx#PageSchedule": PageSchedule_2fa23885be95c0b74b267d3b1b218eb7,
  "/src/admin/translations.tsx#Translations": Translations_7680092a5610273856cbf99ea6f81000,
  "/src/finding/admin/trash-chosen.tsx#TrashChosen": TrashChosen_899ba80c9d0d213132dd28ffbc888ed7,
  "/src/finding/admin/trash-menu-item.tsx#TrashMenuItem": TrashMenuItem_1fa3fff443d30cf472a313b2c7fea685,
  "/src/languages/translate/translate-view.tsx#TranslateView": TranslateView_2826d8feb2e62f283cf6258887015392,
  "/src/preview/live-preview.tsx#LivePreview": LivePreview_0d9973ee76329abf0a8c0b70a578e594,
  "/src/saving/versions-view.tsx#VersionsView": VersionsView_710affaef8431c770281ab4025163a8b,
  "/src/uploading/file-refusal.tsx#FileRefusal": FileRefusal_8a297430268bf345ce925c9b732ade28,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/src/new-brand/checklist.tsx#Checklist": Checklist_d3519bbe06ff245b489b88e7bd6657d6,
  "/src/new-brand/new-brand-view.tsx#NewBrandView": NewBrandView_580f385cc3585b22e605c163644db366,
  "/src/releases/when-cell.tsx#WhenCell": WhenCell_ded4613d512ec24b80e041b3e2d22f40,
  "/src/releases/when-field.tsx#WhenField": WhenField_43a74ebf247d0a78077d4535290dc4e8,
  "/src/releases/publish-now.tsx#PublishNow": PublishNow_9968477ea81cdf9d025a6d8cb33832c0,
  "/src/releases/due-list.tsx#DueList": DueList_ef5fcd24c1893ac96a00ebfd81304fad,
  "/src/review/open-page.tsx#OpenPage": OpenPage_1430c91d00aaf4f68c1776999f50db6e,
  "/src/people/ways-in.tsx#WaysIn": WaysIn_8a0eea1d636896c10a4b66b06914f937,
  "/src/people/invite-person.tsx#InvitePerson": InvitePerson_dc1d98e8b7118cef31c53ada3be82ec8,
  "/src/look/icon.tsx#Icon": Icon_f6254224f80b74cb34a0c325c05cc0f9,
  "/src/look/logo.tsx#Logo": Logo_bdfd540fea24d96fa2b7bbb85fab0f3a,
  "/src/finding/admin/search-box.tsx#SearchBox": SearchBox_e3511bef283f9855a031f17f88745e22,
  "/src/languages/matrix/matrix-link.tsx#MatrixLink": MatrixLink_792e55aca9d8ff0ce1ac4d1618937930,
  "/src/help/help-link.tsx#HelpLink": HelpLink_b815dff5407dd2b1c17f5de9ada39f97,
  "/src/health/admin/health-dashboard.tsx#HealthDashboard": HealthDashboard_a13e440b96c938c0dd44edf6be599032,
  "/src/admin/forms-when-ready.tsx#FormsWhenReady": FormsWhenReady_070d2986aa9dcc079d07642537ed0b5a,
  "/src/admin/fresh-on-return.tsx#FreshOnReturn": FreshOnReturn_e22facf9f80dfd3b48c20120294776fb,
  "/src/words/payload-in-language.tsx#PayloadInLanguage": PayloadInLanguage_4f784f6d70cc286d44322b5f5e2d5555,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/src/help/help-view.tsx#HelpView": HelpView_16f9d2e7cf6c1a50973e1418c050fd88,
  "/src/finding/admin/uses-view.tsx#UsesView": UsesView_b87bd65f85083955e9688fa29cff1c13,
  "/src/languages/matrix/matrix-view.tsx#MatrixView": MatrixView_2554213cdd367ff00b0e89c6e51d17bb,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
