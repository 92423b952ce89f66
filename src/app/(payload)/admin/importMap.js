import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LogoPreview as LogoPreview_8ca753b9fb8e8a453c4d3edc80594f90 } from '@/cms/admin/media/logo-preview'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { SeoPreview as SeoPreview_ad4f535a99712ddfcd49db0454bb6b99 } from '@/cms/admin/seo/seo-preview'
import { ToolLink as ToolLink_3680a19c1eb307d630e77f4649401bbd } from '@/cms/admin/tool/tool-link'
import { ModerationControls as ModerationControls_9380af95a5b290f93d464edd06a482ae } from '@/cms/admin/moderation/moderation-controls'
import { SharePreview as SharePreview_3a7d9844abcb413835f9132309b41e40 } from '@/cms/admin/preview/share-preview'
import { TranslationStatus as TranslationStatus_346d44f805a6685eeb64452570ce20f6 } from '@/cms/admin/translations/translation-status'
import { ImageFacts as ImageFacts_3ed39c81157a765578e913f263b263d1 } from '@/cms/admin/media/image-facts'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { AccountAccess as AccountAccess_45f5c9853276293d66a67ccf5746f70c } from '@/cms/admin/accounts/account-access'
import { IssueControls as IssueControls_30117b39c0b1eca35f680e50800d1742 } from '@/cms/admin/newsletter/issue-controls'
import { LinkRowLabel as LinkRowLabel_31501055a83880abcf1c499d408e352b } from '@/cms/admin/links/link-row-label'
import { GroupRowLabel as GroupRowLabel_bb1a0c74b945dc5bf79f2a440fc10184 } from '@/cms/admin/links/group-row-label'
import { Mark as Mark_408e2b0619d20fe8e3eddf9212409fb5 } from '@/cms/admin/brand/mark'
import { Logo as Logo_c8a359245821c28bd467fc2835e5f98f } from '@/cms/admin/brand/logo'
import { Dashboard as Dashboard_791037d22cc63142d2b16ec52409ac0f } from '@/cms/admin/dashboard/dashboard'
import { QueueLink as QueueLink_db41c297a8bb953ad505dcaf7ef7581e } from '@/cms/admin/queue/queue-link'
import { TranslationsLink as TranslationsLink_38398e0b341ea161c12224d99549f887 } from '@/cms/admin/translations/translations-link'
import { TransfersLink as TransfersLink_157fd007cba11cfdb143735a1dfd1c6b } from '@/cms/admin/transfers/transfers-link'
import { SessionWatch as SessionWatch_c8c14f8155497f8833f40051c8825aff } from '@/cms/admin/accounts/session-watch'
import { QueueView as QueueView_c5e59925f6e3d12d3129322a7cb9d470 } from '@/cms/admin/queue/queue-view'
import { TransfersView as TransfersView_ba068b62028041ae6c43f888b9426955 } from '@/cms/admin/transfers/transfers-view'
import { ToolView as ToolView_012690519fe508f628d07f4be700405f } from '@/cms/admin/tool/tool-view'
import { CoverageView as CoverageView_def7596ad638796627d03d123a16b583 } from '@/cms/admin/translations/coverage-view'
import { SheetView as SheetView_6347d23b837a87cddab607dee1fba130 } from '@/cms/admin/translations/sheet-view'
import { LogoutView as LogoutView_fc8c25135766d785550d7da2399a4f21 } from '@/cms/admin/accounts/logout-view'
import { UnauthorizedView as UnauthorizedView_34065d9208ec318f3ce2f07f5f78e880 } from '@/cms/admin/accounts/unauthorized-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/cms/admin/media/logo-preview#LogoPreview": LogoPreview_8ca753b9fb8e8a453c4d3edc80594f90,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@/cms/admin/seo/seo-preview#SeoPreview": SeoPreview_ad4f535a99712ddfcd49db0454bb6b99,
  "@/cms/admin/tool/tool-link#ToolLink": ToolLink_3680a19c1eb307d630e77f4649401bbd,
  "@/cms/admin/moderation/moderation-controls#ModerationControls": ModerationControls_9380af95a5b290f93d464edd06a482ae,
  "@/cms/admin/preview/share-preview#SharePreview": SharePreview_3a7d9844abcb413835f9132309b41e40,
  "@/cms/admin/translations/translation-status#TranslationStatus": TranslationStatus_346d44f805a6685eeb64452570ce20f6,
  "@/cms/admin/media/image-facts#ImageFacts": ImageFacts_3ed39c81157a765578e913f263b263d1,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@/cms/admin/accounts/account-access#AccountAccess": AccountAccess_45f5c9853276293d66a67ccf5746f70c,
  "@/cms/admin/newsletter/issue-controls#IssueControls": IssueControls_30117b39c0b1eca35f680e50800d1742,
  "@/cms/admin/links/link-row-label#LinkRowLabel": LinkRowLabel_31501055a83880abcf1c499d408e352b,
  "@/cms/admin/links/group-row-label#GroupRowLabel": GroupRowLabel_bb1a0c74b945dc5bf79f2a440fc10184,
  "@/cms/admin/brand/mark#Mark": Mark_408e2b0619d20fe8e3eddf9212409fb5,
  "@/cms/admin/brand/logo#Logo": Logo_c8a359245821c28bd467fc2835e5f98f,
  "@/cms/admin/dashboard/dashboard#Dashboard": Dashboard_791037d22cc63142d2b16ec52409ac0f,
  "@/cms/admin/queue/queue-link#QueueLink": QueueLink_db41c297a8bb953ad505dcaf7ef7581e,
  "@/cms/admin/translations/translations-link#TranslationsLink": TranslationsLink_38398e0b341ea161c12224d99549f887,
  "@/cms/admin/transfers/transfers-link#TransfersLink": TransfersLink_157fd007cba11cfdb143735a1dfd1c6b,
  "@/cms/admin/accounts/session-watch#SessionWatch": SessionWatch_c8c14f8155497f8833f40051c8825aff,
  "@/cms/admin/queue/queue-view#QueueView": QueueView_c5e59925f6e3d12d3129322a7cb9d470,
  "@/cms/admin/transfers/transfers-view#TransfersView": TransfersView_ba068b62028041ae6c43f888b9426955,
  "@/cms/admin/tool/tool-view#ToolView": ToolView_012690519fe508f628d07f4be700405f,
  "@/cms/admin/translations/coverage-view#CoverageView": CoverageView_def7596ad638796627d03d123a16b583,
  "@/cms/admin/translations/sheet-view#SheetView": SheetView_6347d23b837a87cddab607dee1fba130,
  "@/cms/admin/accounts/logout-view#LogoutView": LogoutView_fc8c25135766d785550d7da2399a4f21,
  "@/cms/admin/accounts/unauthorized-view#UnauthorizedView": UnauthorizedView_34065d9208ec318f3ce2f07f5f78e880,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
