import { Presence as Presence_b74c611b1312362c80f1c4544d680ce8 } from '../../../../src/admin/presence/presence.tsx'
import { ShortcodeDescription as ShortcodeDescription_835cbe04f44799219643190c5a994e32 } from '../../../../src/admin/shortcodes/shortcode-description.tsx'
import { BlockHelp as BlockHelp_014bef7d4d00ed0e4d71c6c1177f9e80 } from '../../../../src/admin/block-help.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ShortcodeFeatureClient as ShortcodeFeatureClient_541a58c610a9057a7cad189db5aa4c62 } from '../../../../src/admin/shortcodes/shortcode-feature.ts'
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
import { RowLabel as RowLabel_13757de2844f4b2b4bc62e0091d9c371 } from '../../../../src/admin/row-label.tsx'
import { SharedLinks as SharedLinks_931d24fa7bb97f6fecc840b95a97a375 } from '../../../../src/preview/shared-links.tsx'
import { PreviewButton as PreviewButton_f81322ae7e67d1d078899b4e6068b308 } from '../../../../src/admin/preview-button.tsx'
import { PublicationState as PublicationState_dc68bbaafee6d3125f697b9fc42e9a82 } from '../../../../src/admin/publication-state.tsx'
import { WhereUsed as WhereUsed_9c8b7eaeaf46264ac58814e70bde65ee } from '../../../../src/admin/where-used/where-used.tsx'
import { Translations as Translations_7680092a5610273856cbf99ea6f81000 } from '../../../../src/admin/translations.tsx'
import { LivePreview as LivePreview_0d9973ee76329abf0a8c0b70a578e594 } from '../../../../src/preview/live-preview.tsx'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { Checklist as Checklist_d3519bbe06ff245b489b88e7bd6657d6 } from '../../../../src/new-brand/checklist.tsx'
import { NewBrandView as NewBrandView_580f385cc3585b22e605c163644db366 } from '../../../../src/new-brand/new-brand-view.tsx'
import { WaysIn as WaysIn_8a0eea1d636896c10a4b66b06914f937 } from '../../../../src/people/ways-in.tsx'
import { InvitePerson as InvitePerson_dc1d98e8b7118cef31c53ada3be82ec8 } from '../../../../src/people/invite-person.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
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
  "/src/admin/row-label.tsx#RowLabel": RowLabel_13757de2844f4b2b4bc62e0091d9c371,
  "/src/preview/shared-links.tsx#SharedLinks": SharedLinks_931d24fa7bb97f6fecc840b95a97a375,
  "/src/admin/preview-button.tsx#PreviewButton": PreviewButton_f81322ae7e67d1d078899b4e6068b308,
  "/src/admin/publication-state.tsx#PublicationState": PublicationState_dc68bbaafee6d3125f697b9fc42e9a82,
  "/src/admin/where-used/where-used.tsx#WhereUsed": WhereUsed_9c8b7eaeaf46264ac58814e70bde65ee,
  "/src/admin/translations.tsx#Translations": Translations_7680092a5610273856cbf99ea6f81000,
  "/src/preview/live-preview.tsx#LivePreview": LivePreview_0d9973ee76329abf0a8c0b70a578e594,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/src/new-brand/checklist.tsx#Checklist": Checklist_d3519bbe06ff245b489b88e7bd6657d6,
  "/src/new-brand/new-brand-view.tsx#NewBrandView": NewBrandView_580f385cc3585b22e605c163644db366,
  "/src/people/ways-in.tsx#WaysIn": WaysIn_8a0eea1d636896c10a4b66b06914f937,
  "/src/people/invite-person.tsx#InvitePerson": InvitePerson_dc1d98e8b7118cef31c53ada3be82ec8,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
