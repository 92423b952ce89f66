/** Vocabulary of the generated catalogue. */
type Pair = readonly [en: string, nl: string];

/** Subjects by category code, the largest category first. */
export const SUBJECTS: Record<string, readonly Pair[]> = {
  copywriting: [
    ['blog posts', 'blogartikelen'],
    ['ad copy', 'advertentieteksten'],
    ['product descriptions', 'productbeschrijvingen'],
    ['newsletters', 'nieuwsbrieven'],
    ['landing pages', 'landingspagina’s'],
    ['press releases', 'persberichten'],
  ],
  'image-generation': [
    ['illustrations', 'illustraties'],
    ['product photos', 'productfoto’s'],
    ['portraits', 'portretten'],
    ['backgrounds', 'achtergronden'],
    ['concept art', 'conceptschetsen'],
    ['book covers', 'boekomslagen'],
  ],
  assistants: [
    ['everyday questions', 'dagelijkse vragen'],
    ['customer conversations', 'klantgesprekken'],
    ['internal knowledge', 'interne kennis'],
    ['support tickets', 'supportvragen'],
    ['web pages', 'webpagina’s'],
    ['long documents', 'lange documenten'],
  ],
  coding: [
    ['pull requests', 'pull requests'],
    ['unit tests', 'unittests'],
    ['database queries', 'databasequery’s'],
    ['legacy code', 'verouderde code'],
    ['web apps', 'webapps'],
    ['code reviews', 'codereviews'],
  ],
  'video-generation': [
    ['explainer videos', 'uitlegvideo’s'],
    ['short clips', 'korte clips'],
    ['subtitles', 'ondertitels'],
    ['avatars', 'avatars'],
    ['trailers', 'trailers'],
    ['training videos', 'trainingsvideo’s'],
  ],
  'social-media': [
    ['captions', 'bijschriften'],
    ['content calendars', 'contentkalenders'],
    ['hashtags', 'hashtags'],
    ['comment replies', 'reacties'],
    ['carousels', 'carrousels'],
    ['campaign reports', 'campagnerapporten'],
  ],
  seo: [
    ['keyword lists', 'zoekwoordenlijsten'],
    ['content briefs', 'contentbriefings'],
    ['internal links', 'interne links'],
    ['meta descriptions', 'metabeschrijvingen'],
    ['rank reports', 'positierapporten'],
    ['site audits', 'site-audits'],
  ],
  automation: [
    ['invoices', 'facturen'],
    ['data entry', 'gegevensinvoer'],
    ['approval flows', 'goedkeuringsstromen'],
    ['spreadsheets', 'spreadsheets'],
    ['web forms', 'webformulieren'],
    ['inbox triage', 'postvakbeheer'],
  ],
  audio: [
    ['voice-overs', 'voice-overs'],
    ['podcasts', 'podcasts'],
    ['background music', 'achtergrondmuziek'],
    ['sound effects', 'geluidseffecten'],
    ['audiobooks', 'luisterboeken'],
    ['noisy recordings', 'opnames met ruis'],
  ],
  design: [
    ['logos', 'logo’s'],
    ['wireframes', 'wireframes'],
    ['color palettes', 'kleurenpaletten'],
    ['icons', 'pictogrammen'],
    ['mockups', 'mockups'],
    ['brand guides', 'huisstijlgidsen'],
  ],
  meetings: [
    ['meeting notes', 'notulen'],
    ['action items', 'actiepunten'],
    ['call recordings', 'gespreksopnames'],
    ['agendas', 'agenda’s'],
    ['interviews', 'interviews'],
    ['stand-ups', 'stand-ups'],
  ],
  research: [
    ['scientific papers', 'wetenschappelijke artikelen'],
    ['citations', 'bronvermeldingen'],
    ['survey answers', 'enquêteantwoorden'],
    ['market reports', 'marktrapporten'],
    ['patents', 'octrooien'],
    ['literature reviews', 'literatuuronderzoeken'],
  ],
  presentations: [
    ['pitch decks', 'pitchdecks'],
    ['slides', 'dia’s'],
    ['lecture notes', 'collegeaantekeningen'],
    ['charts', 'grafieken'],
    ['sales decks', 'verkooppresentaties'],
    ['posters', 'posters'],
  ],
  translation: [
    ['contracts', 'contracten'],
    ['web shops', 'webwinkels'],
    ['manuals', 'handleidingen'],
    ['subtitles', 'ondertitels'],
    ['e-mails', 'e-mails'],
    ['app texts', 'app-teksten'],
  ],
};

export const ACTIONS: readonly Pair[] = [
  ['Write', 'Schrijf'],
  ['Create', 'Maak'],
  ['Check', 'Controleer'],
  ['Summarize', 'Vat samen:'],
  ['Translate', 'Vertaal'],
  ['Organize', 'Orden'],
  ['Improve', 'Verbeter'],
  ['Speed up', 'Versnel'],
  ['Analyze', 'Analyseer'],
  ['Plan', 'Plan'],
];

export const MANNERS: readonly Pair[] = [
  ['in your own tone of voice', 'in je eigen schrijfstijl'],
  ['in minutes instead of days', 'in minuten in plaats van dagen'],
  ['without leaving your browser', 'zonder je browser te verlaten'],
  ['together with your whole team', 'samen met je hele team'],
  ['from a single prompt', 'vanuit één prompt'],
  ['with sources you can check', 'met bronnen die je kunt nalopen'],
  ['on your phone', 'op je telefoon'],
  ['for small companies', 'voor kleine bedrijven'],
  ['in more than thirty languages', 'in meer dan dertig talen'],
  ['with privacy built in', 'met privacy als uitgangspunt'],
  ['for demanding editors', 'voor veeleisende redacties'],
  ['from the data you already have', 'met de gegevens die je al hebt'],
];

export const NAME_STARTS =
  'Nova Lumi Copy Pixel Vox Script Quill Brain Echo Flux Metric Prompt Story Frame Motion Signal Vector Beacon Harbor Maple River Orbit Cobalt Ember Falcon Granite Hazel Indigo Juniper Kite Lantern Magnet Nimble Opal Prism Quartz Raven Saffron Tundra Umber Velvet Willow Xenon Yonder Zephyr Alpine Birch Cedar Delta Elm Fable Glide Hollow Iris Jade Kernel Ledger Mosaic Nectar Onyx Pilot Quiver Ripple Slate Thistle Unity Vista Whisper Yarrow Zenith Anchor Bloom Cipher Drift Ether Forge Grove Helix Ivory Jolt Knot Lyric Mirror North Oasis Pulse Quest Rocket Spark Tempo Urban Verse Wave Atlas Boost Clarity Dash Engine Fresh Guide Hyper Insight Logic'.split(
    ' ',
  );
export const NAME_ENDS =
  'ly AI Craft Flow Pilot Forge Lab Desk Mind Studio Hub Bot Kit Works Gen Sense Scribe Wise Box Cast Deck Mate Space Pad Line Cloud Stack Loop Stream Base Path Point Scope Shift Sync Track Type Verse View Wizard Writer Zen Coach Board Builder Copilot Edit Genius Maker Reader'.split(
    ' ',
  );
export const NAME_EXTRAS = ['Pro', 'One', 'Next', 'Labs', 'Go', 'Plus', 'Cloud', 'Studio', 'Max', 'Air'];

export const REVIEW_TITLES: readonly Pair[] = [
  ['Does what it promises', 'Doet wat het belooft'],
  ['Good, with limits', 'Goed, met grenzen'],
  ['Saves me hours', 'Scheelt me uren'],
  ['Too expensive for me', 'Voor mij te duur'],
  ['Took some getting used to', 'Even wennen'],
];
