import { RevealLinkedField as RevealLinkedField_b30993da670a7d237a2840723cc87da8 } from '../../../../src/search/admin/reveal-linked-field.tsx'
import { Presence as Presence_989cfcae5e75779a260d687e3ff12f49 } from '../../../../src/editing/presence/presence.tsx'
import { OnboardingStrip as OnboardingStrip_88c62ed4bfa1e8d99b6cbea34bd6861f } from '../../../../src/workflow/onboarding/onboarding-strip.tsx'
import { SharedLinks as SharedLinks_f3bdfc7199c172887e55a9e2ca2e4d66 } from '../../../../src/editing/preview/shared-links.tsx'
import { FieldLabelWithComments as FieldLabelWithComments_0ff4183d1b058b9a876276834b6549e2 } from '../../../../src/content/comment-marks/field-label-with-comments.tsx'
import { DescriptionWithShortcodeTools as DescriptionWithShortcodeTools_a55e9c8869cdf80daf4ccb8dcc49d84d } from '../../../../src/editing/shortcodes/description-with-shortcode-tools.tsx'
import { BlockHelp as BlockHelp_014bef7d4d00ed0e4d71c6c1177f9e80 } from '../../../../src/admin/block-help.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LengthLimitFeatureClient as LengthLimitFeatureClient_28c8192c6f4aff26d81386968a03f439 } from '../../../../src/editing/rich-text-input/length-limit-plugin.tsx'
import { ShortcodeFeatureClient as ShortcodeFeatureClient_37c460788fc54b5f3b17be13843e4b29 } from '../../../../src/editing/shortcodes/shortcode-plugin.tsx'
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
import { BlockLabel as BlockLabel_6470eaa342b3b13d41a45c04e4133893 } from '../../../../src/content/row-names/row-labels.tsx'
import { CatalogueField as CatalogueField_334733a59590e70d70698d453135c8b3 } from '../../../../src/content/catalogue-picker/field/catalogue-field.tsx'
import { PagePicker as PagePicker_3612bc5a076ea071b7dabdbbcd14d361 } from '../../../../src/search/admin/page-picker.tsx'
import { YesNoCell as YesNoCell_1efca90c51ffbd432d90574a747c5186 } from '../../../../src/messages/yes-no-cell.tsx'
import { RowName as RowName_6470eaa342b3b13d41a45c04e4133893 } from '../../../../src/content/row-names/row-labels.tsx'
import { BlockChoiceField as BlockChoiceField_cda2bb8f826a63b0cb11a73e903e11f6 } from '../../../../src/editing/anchors/block-choice-field.tsx'
import { CompositionTools as CompositionTools_8c40a8592952949b90c0c7114eb43283 } from '../../../../src/editing/compositions/composition-tools.tsx'
import { SearchPreview as SearchPreview_d06fa76a8fa6903d8b5a75ecaa046a38 } from '../../../../src/editing/search-preview/search-preview.tsx'
import { TourTags as TourTags_7e6737b9e0900f7be4be0c2e53cf6dc5 } from '../../../../src/content/tour-tags/tour-tags.tsx'
import { PreviewButton as PreviewButton_f81322ae7e67d1d078899b4e6068b308 } from '../../../../src/admin/preview-button.tsx'
import { PublicationState as PublicationState_dc68bbaafee6d3125f697b9fc42e9a82 } from '../../../../src/admin/publication-state.tsx'
import { PageSchedule as PageSchedule_f5a1ca2143dfee6c127cd95c18e7fbc2 } from '../../../../src/workflow/releases/page-schedule.tsx'
import { PageReview as PageReview_1e0465d7b685628113374f5820ddc29e } from '../../../../src/workflow/review/page-review.tsx'
import { DraftLinkCheck as DraftLinkCheck_7f74c110c70149e4338bee6e95f2a121 } from '../../../../src/health/admin/draft-link-check.tsx'
import { WhereUsed as WhereUsed_fa14a1c4f63f94cc122c212ab41e043a } from '../../../../src/search/admin/where-used.tsx'
import { PageTranslations as PageTranslations_b660bae827920e9baba37820c397c5f9 } from '../../../../src/admin/page-translations.tsx'
import { SiteCell as SiteCell_a11ee58e2d11b09f1c973894d48ee39e } from '../../../../src/languages/list/site-cell.tsx'
import { LanguageMarksCell as LanguageMarksCell_068c05db18e718db392fff603976e7f1 } from '../../../../src/languages/list/language-marks-cell.tsx'
import { LastEditedCell as LastEditedCell_05a38e0120b134850a66e84fab623b1d } from '../../../../src/languages/list/last-edited-cell.tsx'
import { PagesOrLanguagesSwitch as PagesOrLanguagesSwitch_ebbc668453e4e670d6ea52bbca71318c } from '../../../../src/languages/list/pages-or-languages-switch.tsx'
import { TrashSelectedPages as TrashSelectedPages_4d431d034e2b573d127eeeb00c6165aa } from '../../../../src/search/admin/trash-selected-pages.tsx'
import { UndoButtons as UndoButtons_3b15ddd0a88f9f4d16609d7c9f06bac5 } from '../../../../src/editing/undo/undo-buttons.tsx'
import { PageComments as PageComments_be7f8c869a240044ad0a7a6f2d9d784a } from '../../../../src/workflow/comments/page-comments.tsx'
import { SaveIndicator as SaveIndicator_f520ffd53821b04b462f0901330e039d } from '../../../../src/editing/save-indicator/save-indicator.tsx'
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
import { LaunchChecklist as LaunchChecklist_441a8909c86a1f82d6d3921f5e8160f6 } from '../../../../src/workflow/new-brand/launch-checklist.tsx'
import { NewBrandView as NewBrandView_19e5c3f4d23844b5bc7c83adc6abcf4e } from '../../../../src/workflow/new-brand/new-brand-view.tsx'
import { ReleaseTimeCell as ReleaseTimeCell_6f8eef3e5ba0b054bc586a54ddc4beac } from '../../../../src/workflow/releases/release-time-cell.tsx'
import { ReleaseTimeField as ReleaseTimeField_581612371c3a4690304aff58691c778b } from '../../../../src/workflow/releases/release-time-field.tsx'
import { ExecuteReleaseButton as ExecuteReleaseButton_eeb4057b9dd34aad955fc93b05418728 } from '../../../../src/workflow/releases/execute-release-button.tsx'
import { PlannedReleaseList as PlannedReleaseList_81c4fcdbff1bcf49cc91dd449effe404 } from '../../../../src/workflow/releases/planned-release-list.tsx'
import { ReviewedPageLink as ReviewedPageLink_efc7cf088cf80d0c90f9909fe78aaf34 } from '../../../../src/workflow/review/reviewed-page-link.tsx'
import { SessionsAndPasswordSection as SessionsAndPasswordSection_c369cf4cb70a57a4d69bf69d86723b65 } from '../../../../src/access/accounts/sessions-and-password-section.tsx'
import { InvitePerson as InvitePerson_83c1aa0f98fb0a44cba17a9eeae7c459 } from '../../../../src/access/accounts/invite-person.tsx'
import { Icon as Icon_adf3b44964440a93464ee2493c472809 } from '../../../../src/admin/theme/logo.tsx'
import { Logo as Logo_adf3b44964440a93464ee2493c472809 } from '../../../../src/admin/theme/logo.tsx'
import { SearchBox as SearchBox_2db66f34f25c628bbdae2d04ea24a1cf } from '../../../../src/search/admin/search-box.tsx'
import { MatrixLink as MatrixLink_792e55aca9d8ff0ce1ac4d1618937930 } from '../../../../src/languages/matrix/matrix-link.tsx'
import { HelpLink as HelpLink_896adeb5c6313961dc580a77bb64713f } from '../../../../src/admin/help/help-link.tsx'
import { OnboardingChecklist as OnboardingChecklist_e9a412dd92387152f39c32761fae7ceb } from '../../../../src/workflow/onboarding/onboarding-checklist.tsx'
import { MyPendingTasks as MyPendingTasks_75e85041baf4a699d9fc551f094e93ff } from '../../../../src/health/pending-tasks/my-pending-tasks.tsx'
import { HealthDashboard as HealthDashboard_a13e440b96c938c0dd44edf6be599032 } from '../../../../src/health/admin/health-dashboard.tsx'
import { WaitForDateLocale as WaitForDateLocale_a904c38e782a5f150223294093a23e97 } from '../../../../src/admin/wait-for-date-locale.tsx'
import { ReloadOnBackForward as ReloadOnBackForward_6dad42bc077bec70cfaaae07348678e6 } from '../../../../src/admin/reload-on-back-forward.tsx'
import { PayloadTextTranslator as PayloadTextTranslator_7b2694d822a56406e65f045657ead728 } from '../../../../src/messages/payload-text-translator.tsx'
import { RetryFailedSaves as RetryFailedSaves_527503196fa04ba3d98f534c67891c8b } from '../../../../src/editing/save-indicator/retry-failed-saves.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { HelpWithOnboarding as HelpWithOnboarding_6e3b10c7c0cc06eedd729151e6818eef } from '../../../../src/workflow/onboarding/help-with-onboarding.tsx'
import { UsesView as UsesView_fb2238f3dc735f33e98998d13cfa1659 } from '../../../../src/search/admin/uses-view.tsx'
import { MatrixView as MatrixView_2554213cdd367ff00b0e89c6e51d17bb } from '../../../../src/languages/matrix/matrix-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/search/admin/reveal-linked-field.tsx#RevealLinkedField": RevealLinkedField_b30993da670a7d237a2840723cc87da8,
  "/src/editing/presence/presence.tsx#Presence": Presence_989cfcae5e75779a260d687e3ff12f49,
  "/src/workflow/onboarding/onboarding-strip.tsx#OnboardingStrip": OnboardingStrip_88c62ed4bfa1e8d99b6cbea34bd6861f,
  "/src/editing/preview/shared-links.tsx#SharedLinks": SharedLinks_f3bdfc7199c172887e55a9e2ca2e4d66,
  "/src/content/comment-marks/field-label-with-comments.tsx#FieldLabelWithComments": FieldLabelWithComments_0ff4183d1b058b9a876276834b6549e2,
  "/src/editing/shortcodes/description-with-shortcode-tools.tsx#DescriptionWithShortcodeTools": DescriptionWithShortcodeTools_a55e9c8869cdf80daf4ccb8dcc49d84d,
  "/src/admin/block-help.tsx#BlockHelp": BlockHelp_014bef7d4d00ed0e4d71c6c1177f9e80,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/src/editing/rich-text-input/length-limit-plugin.tsx#LengthLimitFeatureClient": LengthLimitFeatureClient_28c8192c6f4aff26d81386968a03f439,
  "/src/editing/shortcodes/shortcode-plugin.tsx#ShortcodeFeatureClient": ShortcodeFeatureClient_37c460788fc54b5f3b17be13843e4b29,
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
  "/src/content/row-names/row-labels.tsx#BlockLabel": BlockLabel_6470eaa342b3b13d41a45c04e4133893,
  "/src/content/catalogue-picker/field/catalogue-field.tsx#CatalogueField": CatalogueField_334733a59590e70d70698d453135c8b3,
  "/src/search/admin/page-picker.tsx#PagePicker": PagePicker_3612bc5a076ea071b7dabdbbcd14d361,
  "/src/messages/yes-no-cell.tsx#YesNoCell": YesNoCell_1efca90c51ffbd432d90574a747c5186,
  "/src/content/row-names/row-labels.tsx#RowName": RowName_6470eaa342b3b13d41a45c04e4133893,
  "/src/editing/anchors/block-choice-field.tsx#BlockChoiceField": BlockChoiceField_cda2bb8f826a63b0cb11a73e903e11f6,
  "/src/editing/compositions/composition-tools.tsx#CompositionTools": CompositionTools_8c40a8592952949b90c0c7114eb43283,
  "/src/editing/search-preview/search-preview.tsx#SearchPreview": SearchPreview_d06fa76a8fa6903d8b5a75ecaa046a38,
  "/src/content/tour-tags/tour-tags.tsx#TourTags": TourTags_7e6737b9e0900f7be4be0c2e53cf6dc5,
  "/src/admin/preview-button.tsx#PreviewButton": PreviewButton_f81322ae7e67d1d078899b4e6068b308,
  "/src/admin/publication-state.tsx#PublicationState": PublicationState_dc68bbaafee6d3125f697b9fc42e9a82,
  "/src/workflow/releases/page-schedule.tsx#PageSchedule": PageSchedule_f5a1ca2143dfee6c127cd95c18e7fbc2,
  "/src/workflow/review/page-review.tsx#PageReview": PageReview_1e0465d7b685628113374f5820ddc29e,
  "/src/health/admin/draft-link-check.tsx#DraftLinkCheck": DraftLinkCheck_7f74c110c70149e4338bee6e95f2a121,
  "/src/search/admin/where-used.tsx#WhereUsed": WhereUsed_fa14a1c4f63f94cc122c212ab41e043a,
  "/src/admin/page-translations.tsx#PageTranslations": PageTranslations_b660bae827920e9baba37820c397c5f9,
  "/src/languages/list/site-cell.tsx#SiteCell": SiteCell_a11ee58e2d11b09f1c973894d48ee39e,
  "/src/languages/list/language-marks-cell.tsx#LanguageMarksCell": LanguageMarksCell_068c05db18e718db392fff603976e7f1,
  "/src/languages/list/last-edited-cell.tsx#LastEditedCell": LastEditedCell_05a38e0120b134850a66e84fab623b1d,
  "/src/languages/list/pages-or-languages-switch.tsx#PagesOrLanguagesSwitch": PagesOrLanguagesSwitch_ebbc668453e4e670d6ea52bbca71318c,
  "/src/search/admin/trash-selected-pages.tsx#TrashSelectedPages": TrashSelectedPages_4d431d034e2b573d127eeeb00c6165aa,
  "/src/editing/undo/undo-buttons.tsx#UndoButtons": UndoButtons_3b15ddd0a88f9f4d16609d7c9f06bac5,
  "/src/workflow/comments/page-comments.tsx#PageComments": PageComments_be7f8c869a240044ad0a7a6f2d9d784a,
  "/src/editing/save-indicator/save-indicator.tsx#SaveIndicator": SaveIndicator_f520ffd53821b04b462f0901330e039d,
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
  "/src/workflow/new-brand/launch-checklist.tsx#LaunchChecklist": LaunchChecklist_441a8909c86a1f82d6d3921f5e8160f6,
  "/src/workflow/new-brand/new-brand-view.tsx#NewBrandView": NewBrandView_19e5c3f4d23844b5bc7c83adc6abcf4e,
  "/src/workflow/releases/release-time-cell.tsx#ReleaseTimeCell": ReleaseTimeCell_6f8eef3e5ba0b054bc586a54ddc4beac,
  "/src/workflow/releases/release-time-field.tsx#ReleaseTimeField": ReleaseTimeField_581612371c3a4690304aff58691c778b,
  "/src/workflow/releases/execute-release-button.tsx#ExecuteReleaseButton": ExecuteReleaseButton_eeb4057b9dd34aad955fc93b05418728,
  "/src/workflow/releases/planned-release-list.tsx#PlannedReleaseList": PlannedReleaseList_81c4fcdbff1bcf49cc91dd449effe404,
  "/src/workflow/review/reviewed-page-link.tsx#ReviewedPageLink": ReviewedPageLink_efc7cf088cf80d0c90f9909fe78aaf34,
  "/src/access/accounts/sessions-and-password-section.tsx#SessionsAndPasswordSection": SessionsAndPasswordSection_c369cf4cb70a57a4d69bf69d86723b65,
  "/src/access/accounts/invite-person.tsx#InvitePerson": InvitePerson_83c1aa0f98fb0a44cba17a9eeae7c459,
  "/src/admin/theme/logo.tsx#Icon": Icon_adf3b44964440a93464ee2493c472809,
  "/src/admin/theme/logo.tsx#Logo": Logo_adf3b44964440a93464ee2493c472809,
  "/src/search/admin/search-box.tsx#SearchBox": SearchBox_2db66f34f25c628bbdae2d04ea24a1cf,
  "/src/languages/matrix/matrix-link.tsx#MatrixLink": MatrixLink_792e55aca9d8ff0ce1ac4d1618937930,
  "/src/admin/help/help-link.tsx#HelpLink": HelpLink_896adeb5c6313961dc580a77bb64713f,
  "/src/workflow/onboarding/onboarding-checklist.tsx#OnboardingChecklist": OnboardingChecklist_e9a412dd92387152f39c32761fae7ceb,
  "/src/health/pending-tasks/my-pending-tasks.tsx#MyPendingTasks": MyPendingTasks_75e85041baf4a699d9fc551f094e93ff,
  "/src/health/admin/health-dashboard.tsx#HealthDashboard": HealthDashboard_a13e440b96c938c0dd44edf6be599032,
  "/src/admin/wait-for-date-locale.tsx#WaitForDateLocale": WaitForDateLocale_a904c38e782a5f150223294093a23e97,
  "/src/admin/reload-on-back-forward.tsx#ReloadOnBackForward": ReloadOnBackForward_6dad42bc077bec70cfaaae07348678e6,
  "/src/messages/payload-text-translator.tsx#PayloadTextTranslator": PayloadTextTranslator_7b2694d822a56406e65f045657ead728,
  "/src/editing/save-indicator/retry-failed-saves.tsx#RetryFailedSaves": RetryFailedSaves_527503196fa04ba3d98f534c67891c8b,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/src/workflow/onboarding/help-with-onboarding.tsx#HelpWithOnboarding": HelpWithOnboarding_6e3b10c7c0cc06eedd729151e6818eef,
  "/src/search/admin/uses-view.tsx#UsesView": UsesView_fb2238f3dc735f33e98998d13cfa1659,
  "/src/languages/matrix/matrix-view.tsx#MatrixView": MatrixView_2554213cdd367ff00b0e89c6e51d17bb,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
