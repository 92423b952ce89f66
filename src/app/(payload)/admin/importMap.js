import { ToolNameCell as ToolNameCell_a370c66ac6ead4866cb8151a898c7e60 } from '@/panel/lists/tool-name-cell'
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
import { LogoPreview as LogoPreview_ca53080da436acd206be9ba9ee3f817b } from '@/panel/media/logo-preview'
import { DateField as DateField_6cd7e54f0f748b147fcb42d2e0882b9a } from '@/panel/date-field'
import { BuyerFactValues as BuyerFactValues_4da38a6c42c187a48317883e365815de } from '@/panel/tool/buyer-fact-values'
import { BuyerFactLabel as BuyerFactLabel_8681ca02cf4834a25d4c93abc0c4f453 } from '@/panel/tool/buyer-fact-label'
import { PersonCell as PersonCell_06aa84f2c5b84aeac35a6e08318b3461 } from '@/panel/lists/person-cell'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { SeoPreview as SeoPreview_2feffa49b56d1be1789000989340a7f2 } from '@/panel/seo/seo-preview'
import { LanguageStatusCell as LanguageStatusCell_00800010397781838ce6b194b49ba8d4 } from '@/panel/lists/language-status-cell'
import { MomentCell as MomentCell_45d2c89c0b60d173b9c528191d6545f6 } from '@/panel/moment-cell'
import { ListViews as ListViews_86e9e06858614b2e623e2368855dc867 } from '@/panel/lists/list-views'
import { ToolLink as ToolLink_36796a85452b64397456795802cf14b2 } from '@/panel/tool/tool-link'
import { ModerationControls as ModerationControls_105e35e30c0c3409335ad89468504ef8 } from '@/panel/moderation/moderation-controls'
import { SharePreview as SharePreview_df11928beedf412615b7611da815f3a7 } from '@/panel/preview/share-preview'
import { AddToRelease as AddToRelease_f3cad415201861c19d6600dc2c9b88ad } from '@/panel/releases/add-to-release'
import { DocumentComments as DocumentComments_7f3294c1459cabb2b6cc4e71ef9822ef } from '@/panel/comments/document-comments'
import { TranslationStatus as TranslationStatus_98ca18a34c051cea7c0e8b0d36926551 } from '@/panel/translations/translation-status'
import { AddToReleaseItem as AddToReleaseItem_f3cad415201861c19d6600dc2c9b88ad } from '@/panel/releases/add-to-release'
import { PublishButton as PublishButton_f985d92fbd382a3f41502c571ee671c8 } from '@/panel/publishing/publish-button'
import { DraftSaver as DraftSaver_4cf3063da62fbc3d3dd37a307878dc72 } from '@/panel/editing/draft-saver'
import { PublishingStatus as PublishingStatus_0df17719bd21598ba86c62569b6b9dc4 } from '@/panel/publishing/publishing-status'
import { UnpublishButton as UnpublishButton_67502d9d59850c3a4c1aeb3c943d79c7 } from '@/panel/publishing/unpublish-button'
import { HistoryView as HistoryView_9da244b7a903c3fe73ac5df4984e91ba } from '@/panel/versions/history-view'
import { VersionView as VersionView_dccd327cb3139e689d974ef50c514d58 } from '@/panel/versions/version-view'
import { ImageFacts as ImageFacts_8d3da8ec06bd194799b174434a483a59 } from '@/panel/media/image-facts'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FileSizeCell as FileSizeCell_4ecffd6e51e92a9d42b9d189ba2977c5 } from '@/panel/media/file-size-cell'
import { AccountAccess as AccountAccess_566289b07234c1f94f62fe81cb9ac5d5 } from '@/panel/accounts/account-access'
import { SubjectCell as SubjectCell_565c2ccbdf726eaa5459e4021458416c } from '@/panel/lists/event-cells'
import { SubjectField as SubjectField_565c2ccbdf726eaa5459e4021458416c } from '@/panel/lists/event-cells'
import { DetailCell as DetailCell_565c2ccbdf726eaa5459e4021458416c } from '@/panel/lists/event-cells'
import { DetailField as DetailField_565c2ccbdf726eaa5459e4021458416c } from '@/panel/lists/event-cells'
import { ActorCell as ActorCell_565c2ccbdf726eaa5459e4021458416c } from '@/panel/lists/event-cells'
import { ActorField as ActorField_565c2ccbdf726eaa5459e4021458416c } from '@/panel/lists/event-cells'
import { ContributionCell as ContributionCell_565c2ccbdf726eaa5459e4021458416c } from '@/panel/lists/event-cells'
import { TakeChanges as TakeChanges_02f9348b7880f52a1624a1672da036b2 } from '@/panel/newsletter/take-changes'
import { IssueControls as IssueControls_21f77da9950c977da3cbd4451c4e962c } from '@/panel/newsletter/issue-controls'
import { LinkRowLabel as LinkRowLabel_19d7fb1d1a9e0779a340358792aec36d } from '@/panel/links/row-labels'
import { GroupRowLabel as GroupRowLabel_19d7fb1d1a9e0779a340358792aec36d } from '@/panel/links/row-labels'
import { SearchMeaningLabel as SearchMeaningLabel_f5d018b1049c517f37b9b8c5cce0b379 } from '@/panel/search/search-meaning-label'
import { NameRowLabel as NameRowLabel_19d7fb1d1a9e0779a340358792aec36d } from '@/panel/links/row-labels'
import { Mark as Mark_7e32f2b5012aeb36a252c940ce004747 } from '@/panel/brand/mark'
import { Logo as Logo_7e32f2b5012aeb36a252c940ce004747 } from '@/panel/brand/mark'
import { NavLinks as NavLinks_5ccb8744b518da61348e9a58dd3a8cd7 } from '@/panel/nav-links'
import { SessionWatch as SessionWatch_7374627d076c3e36119e6031b351be66 } from '@/panel/accounts/session-watch'
import { MendedControls as MendedControls_044551b746d45ca745f6675d4726f6e9 } from '@/panel/accessibility/mended-controls'
import { Dashboard as Dashboard_ac678980296286919d86290a4e67b7e1 } from '@/panel/dashboard/dashboard'
import { QueueView as QueueView_4d42f21fae55b487190eb879bce0cb37 } from '@/panel/queue/queue-view'
import { ChecksView as ChecksView_20ad9d41bfea36b51ab6368415856b3b } from '@/panel/checks/checks-view'
import { TransfersView as TransfersView_b66a8b19a153d1c48c3cc8d11318e128 } from '@/panel/transfers/transfers-view'
import { ReleasesView as ReleasesView_8916dec13444c41247bf27221f165824 } from '@/panel/releases/releases-view'
import { ReleaseView as ReleaseView_2bc361e3da56ee74d9d7ec8074cea515 } from '@/panel/releases/release-view'
import { ToolView as ToolView_2840625fa1701eeb00d4370c30ad53ec } from '@/panel/tool/tool-view'
import { CoverageView as CoverageView_12bcbfa57e62c781a01a4e7b051b2141 } from '@/panel/translations/coverage-view'
import { TermsReportView as TermsReportView_b366f258f92b75a53f550bb8090146eb } from '@/panel/translations/terms/report-view'
import { SheetView as SheetView_e80a4f0d19e5ce26ee0ff1da27d485e8 } from '@/panel/translations/sheet-view'
import { LogoutView as LogoutView_e0e341705e57b40c91006d40a3569fe2 } from '@/panel/accounts/logout-view'
import { UnauthorizedView as UnauthorizedView_4d2063d54b50315bea278b1e0a161942 } from '@/panel/accounts/unauthorized-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/panel/lists/tool-name-cell#ToolNameCell": ToolNameCell_a370c66ac6ead4866cb8151a898c7e60,
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
  "@/panel/media/logo-preview#LogoPreview": LogoPreview_ca53080da436acd206be9ba9ee3f817b,
  "@/panel/date-field#DateField": DateField_6cd7e54f0f748b147fcb42d2e0882b9a,
  "@/panel/tool/buyer-fact-values#BuyerFactValues": BuyerFactValues_4da38a6c42c187a48317883e365815de,
  "@/panel/tool/buyer-fact-label#BuyerFactLabel": BuyerFactLabel_8681ca02cf4834a25d4c93abc0c4f453,
  "@/panel/lists/person-cell#PersonCell": PersonCell_06aa84f2c5b84aeac35a6e08318b3461,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@/panel/seo/seo-preview#SeoPreview": SeoPreview_2feffa49b56d1be1789000989340a7f2,
  "@/panel/lists/language-status-cell#LanguageStatusCell": LanguageStatusCell_00800010397781838ce6b194b49ba8d4,
  "@/panel/moment-cell#MomentCell": MomentCell_45d2c89c0b60d173b9c528191d6545f6,
  "@/panel/lists/list-views#ListViews": ListViews_86e9e06858614b2e623e2368855dc867,
  "@/panel/tool/tool-link#ToolLink": ToolLink_36796a85452b64397456795802cf14b2,
  "@/panel/moderation/moderation-controls#ModerationControls": ModerationControls_105e35e30c0c3409335ad89468504ef8,
  "@/panel/preview/share-preview#SharePreview": SharePreview_df11928beedf412615b7611da815f3a7,
  "@/panel/releases/add-to-release#AddToRelease": AddToRelease_f3cad415201861c19d6600dc2c9b88ad,
  "@/panel/comments/document-comments#DocumentComments": DocumentComments_7f3294c1459cabb2b6cc4e71ef9822ef,
  "@/panel/translations/translation-status#TranslationStatus": TranslationStatus_98ca18a34c051cea7c0e8b0d36926551,
  "@/panel/releases/add-to-release#AddToReleaseItem": AddToReleaseItem_f3cad415201861c19d6600dc2c9b88ad,
  "@/panel/publishing/publish-button#PublishButton": PublishButton_f985d92fbd382a3f41502c571ee671c8,
  "@/panel/editing/draft-saver#DraftSaver": DraftSaver_4cf3063da62fbc3d3dd37a307878dc72,
  "@/panel/publishing/publishing-status#PublishingStatus": PublishingStatus_0df17719bd21598ba86c62569b6b9dc4,
  "@/panel/publishing/unpublish-button#UnpublishButton": UnpublishButton_67502d9d59850c3a4c1aeb3c943d79c7,
  "@/panel/versions/history-view#HistoryView": HistoryView_9da244b7a903c3fe73ac5df4984e91ba,
  "@/panel/versions/version-view#VersionView": VersionView_dccd327cb3139e689d974ef50c514d58,
  "@/panel/media/image-facts#ImageFacts": ImageFacts_8d3da8ec06bd194799b174434a483a59,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@/panel/media/file-size-cell#FileSizeCell": FileSizeCell_4ecffd6e51e92a9d42b9d189ba2977c5,
  "@/panel/accounts/account-access#AccountAccess": AccountAccess_566289b07234c1f94f62fe81cb9ac5d5,
  "@/panel/lists/event-cells#SubjectCell": SubjectCell_565c2ccbdf726eaa5459e4021458416c,
  "@/panel/lists/event-cells#SubjectField": SubjectField_565c2ccbdf726eaa5459e4021458416c,
  "@/panel/lists/event-cells#DetailCell": DetailCell_565c2ccbdf726eaa5459e4021458416c,
  "@/panel/lists/event-cells#DetailField": DetailField_565c2ccbdf726eaa5459e4021458416c,
  "@/panel/lists/event-cells#ActorCell": ActorCell_565c2ccbdf726eaa5459e4021458416c,
  "@/panel/lists/event-cells#ActorField": ActorField_565c2ccbdf726eaa5459e4021458416c,
  "@/panel/lists/event-cells#ContributionCell": ContributionCell_565c2ccbdf726eaa5459e4021458416c,
  "@/panel/newsletter/take-changes#TakeChanges": TakeChanges_02f9348b7880f52a1624a1672da036b2,
  "@/panel/newsletter/issue-controls#IssueControls": IssueControls_21f77da9950c977da3cbd4451c4e962c,
  "@/panel/links/row-labels#LinkRowLabel": LinkRowLabel_19d7fb1d1a9e0779a340358792aec36d,
  "@/panel/links/row-labels#GroupRowLabel": GroupRowLabel_19d7fb1d1a9e0779a340358792aec36d,
  "@/panel/search/search-meaning-label#SearchMeaningLabel": SearchMeaningLabel_f5d018b1049c517f37b9b8c5cce0b379,
  "@/panel/links/row-labels#NameRowLabel": NameRowLabel_19d7fb1d1a9e0779a340358792aec36d,
  "@/panel/brand/mark#Mark": Mark_7e32f2b5012aeb36a252c940ce004747,
  "@/panel/brand/mark#Logo": Logo_7e32f2b5012aeb36a252c940ce004747,
  "@/panel/nav-links#NavLinks": NavLinks_5ccb8744b518da61348e9a58dd3a8cd7,
  "@/panel/accounts/session-watch#SessionWatch": SessionWatch_7374627d076c3e36119e6031b351be66,
  "@/panel/accessibility/mended-controls#MendedControls": MendedControls_044551b746d45ca745f6675d4726f6e9,
  "@/panel/dashboard/dashboard#Dashboard": Dashboard_ac678980296286919d86290a4e67b7e1,
  "@/panel/queue/queue-view#QueueView": QueueView_4d42f21fae55b487190eb879bce0cb37,
  "@/panel/checks/checks-view#ChecksView": ChecksView_20ad9d41bfea36b51ab6368415856b3b,
  "@/panel/transfers/transfers-view#TransfersView": TransfersView_b66a8b19a153d1c48c3cc8d11318e128,
  "@/panel/releases/releases-view#ReleasesView": ReleasesView_8916dec13444c41247bf27221f165824,
  "@/panel/releases/release-view#ReleaseView": ReleaseView_2bc361e3da56ee74d9d7ec8074cea515,
  "@/panel/tool/tool-view#ToolView": ToolView_2840625fa1701eeb00d4370c30ad53ec,
  "@/panel/translations/coverage-view#CoverageView": CoverageView_12bcbfa57e62c781a01a4e7b051b2141,
  "@/panel/translations/terms/report-view#TermsReportView": TermsReportView_b366f258f92b75a53f550bb8090146eb,
  "@/panel/translations/sheet-view#SheetView": SheetView_e80a4f0d19e5ce26ee0ff1da27d485e8,
  "@/panel/accounts/logout-view#LogoutView": LogoutView_e0e341705e57b40c91006d40a3569fe2,
  "@/panel/accounts/unauthorized-view#UnauthorizedView": UnauthorizedView_4d2063d54b50315bea278b1e0a161942,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
