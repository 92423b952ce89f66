import * as migration_20261122_213902_baseline from './20261122_213902_baseline';
import * as migration_20261123_050247_version_authors from './20261123_050247_version_authors';
import * as migration_20261123_054006_releases_and_comments from './20261123_054006_releases_and_comments';
import * as migration_20261123_054756_original_names from './20261123_054756_original_names';
import * as migration_20261123_060037_translation_assignments from './20261123_060037_translation_assignments';
import * as migration_20261123_083218_editing from './20261123_083218_editing';
import * as migration_20261123_083436_terminology from './20261123_083436_terminology';
import * as migration_20261123_091500_panel_lists from './20261123_091500_panel_lists';
import * as migration_20261123_135228_release_history_parts from './20261123_135228_release_history_parts';
import * as migration_20261123_142600_late_pages from './20261123_142600_late_pages';
import * as migration_20261123_144600_list_indexes from './20261123_144600_list_indexes';
import * as migration_20261123_145500_missing_taglines from './20261123_145500_missing_taglines';
import * as migration_20261123_150000_cache_changes from './20261123_150000_cache_changes';
import * as migration_20261124_014719_staff_second_factor from './20261124_014719_staff_second_factor';
import * as migration_20261124_231312_mail_ledger from './20261124_231312_mail_ledger';
import * as migration_20261125_031058_unknown_prices from './20261125_031058_unknown_prices';
import * as migration_20261125_090900_tool_suitability from './20261125_090900_tool_suitability';
import * as migration_20261125_093000_recommended from './20261125_093000_recommended';
import * as migration_20261125_142723_editors_tested from './20261125_142723_editors_tested';
import * as migration_20261125_143437_modalities from './20261125_143437_modalities';
import * as migration_20261125_182648_buyer_facts from './20261125_182648_buyer_facts';
import * as migration_20261125_184317_former_names from './20261125_184317_former_names';
import * as migration_20261125_185924_audiences from './20261125_185924_audiences';
import * as migration_20261126_003138_tool_events from './20261126_003138_tool_events';
import * as migration_20261126_040939_costs_and_follows from './20261126_040939_costs_and_follows';
import * as migration_20261126_160608_tasks from './20261126_160608_tasks';
import * as migration_20261127_154126_score_presets from './20261127_154126_score_presets';
import * as migration_20261127_160200_asked from './20261127_160200_asked';
import * as migration_20261127_185306_shortlists from './20261127_185306_shortlists';
import * as migration_20261127_192435_task_picks from './20261127_192435_task_picks';
import * as migration_20261127_195634_product_words from './20261127_195634_product_words';
import * as migration_20261128_040810_prices from './20261128_040810_prices';
import * as migration_20261128_084500_joined_names from './20261128_084500_joined_names';
import * as migration_20261129_001500_listing_dates from './20261129_001500_listing_dates';

export const migrations = [
  {
    up: migration_20261122_213902_baseline.up,
    down: migration_20261122_213902_baseline.down,
    name: '20261122_213902_baseline',
  },
  {
    up: migration_20261123_050247_version_authors.up,
    down: migration_20261123_050247_version_authors.down,
    name: '20261123_050247_version_authors',
  },
  {
    up: migration_20261123_054006_releases_and_comments.up,
    down: migration_20261123_054006_releases_and_comments.down,
    name: '20261123_054006_releases_and_comments',
  },
  {
    up: migration_20261123_054756_original_names.up,
    down: migration_20261123_054756_original_names.down,
    name: '20261123_054756_original_names',
  },
  {
    up: migration_20261123_060037_translation_assignments.up,
    down: migration_20261123_060037_translation_assignments.down,
    name: '20261123_060037_translation_assignments',
  },
  {
    up: migration_20261123_083218_editing.up,
    down: migration_20261123_083218_editing.down,
    name: '20261123_083218_editing',
  },
  {
    up: migration_20261123_083436_terminology.up,
    down: migration_20261123_083436_terminology.down,
    name: '20261123_083436_terminology',
  },
  {
    up: migration_20261123_091500_panel_lists.up,
    down: migration_20261123_091500_panel_lists.down,
    name: '20261123_091500_panel_lists',
  },
  {
    up: migration_20261123_135228_release_history_parts.up,
    down: migration_20261123_135228_release_history_parts.down,
    name: '20261123_135228_release_history_parts',
  },
  {
    up: migration_20261123_142600_late_pages.up,
    down: migration_20261123_142600_late_pages.down,
    name: '20261123_142600_late_pages',
  },
  {
    up: migration_20261123_144600_list_indexes.up,
    down: migration_20261123_144600_list_indexes.down,
    name: '20261123_144600_list_indexes',
  },
  {
    up: migration_20261123_145500_missing_taglines.up,
    down: migration_20261123_145500_missing_taglines.down,
    name: '20261123_145500_missing_taglines',
  },
  {
    up: migration_20261123_150000_cache_changes.up,
    down: migration_20261123_150000_cache_changes.down,
    name: '20261123_150000_cache_changes',
  },
  {
    up: migration_20261124_014719_staff_second_factor.up,
    down: migration_20261124_014719_staff_second_factor.down,
    name: '20261124_014719_staff_second_factor',
  },
  {
    up: migration_20261124_231312_mail_ledger.up,
    down: migration_20261124_231312_mail_ledger.down,
    name: '20261124_231312_mail_ledger',
  },
  {
    up: migration_20261125_031058_unknown_prices.up,
    down: migration_20261125_031058_unknown_prices.down,
    name: '20261125_031058_unknown_prices',
  },
  {
    up: migration_20261125_090900_tool_suitability.up,
    down: migration_20261125_090900_tool_suitability.down,
    name: '20261125_090900_tool_suitability',
  },
  {
    up: migration_20261125_093000_recommended.up,
    down: migration_20261125_093000_recommended.down,
    name: '20261125_093000_recommended',
  },
  {
    up: migration_20261125_142723_editors_tested.up,
    down: migration_20261125_142723_editors_tested.down,
    name: '20261125_142723_editors_tested',
  },
  {
    up: migration_20261125_143437_modalities.up,
    down: migration_20261125_143437_modalities.down,
    name: '20261125_143437_modalities',
  },
  {
    up: migration_20261125_182648_buyer_facts.up,
    down: migration_20261125_182648_buyer_facts.down,
    name: '20261125_182648_buyer_facts',
  },
  {
    up: migration_20261125_184317_former_names.up,
    down: migration_20261125_184317_former_names.down,
    name: '20261125_184317_former_names',
  },
  {
    up: migration_20261125_185924_audiences.up,
    down: migration_20261125_185924_audiences.down,
    name: '20261125_185924_audiences',
  },
  {
    up: migration_20261126_003138_tool_events.up,
    down: migration_20261126_003138_tool_events.down,
    name: '20261126_003138_tool_events',
  },
  {
    up: migration_20261126_040939_costs_and_follows.up,
    down: migration_20261126_040939_costs_and_follows.down,
    name: '20261126_040939_costs_and_follows',
  },
  {
    up: migration_20261126_160608_tasks.up,
    down: migration_20261126_160608_tasks.down,
    name: '20261126_160608_tasks',
  },
  {
    up: migration_20261127_154126_score_presets.up,
    down: migration_20261127_154126_score_presets.down,
    name: '20261127_154126_score_presets',
  },
  {
    up: migration_20261127_160200_asked.up,
    down: migration_20261127_160200_asked.down,
    name: '20261127_160200_asked',
  },
  {
    up: migration_20261127_185306_shortlists.up,
    down: migration_20261127_185306_shortlists.down,
    name: '20261127_185306_shortlists',
  },
  {
    up: migration_20261127_192435_task_picks.up,
    down: migration_20261127_192435_task_picks.down,
    name: '20261127_192435_task_picks',
  },
  {
    up: migration_20261127_195634_product_words.up,
    down: migration_20261127_195634_product_words.down,
    name: '20261127_195634_product_words',
  },
  {
    up: migration_20261128_040810_prices.up,
    down: migration_20261128_040810_prices.down,
    name: '20261128_040810_prices',
  },
  {
    up: migration_20261128_084500_joined_names.up,
    down: migration_20261128_084500_joined_names.down,
    name: '20261128_084500_joined_names',
  },
  {
    up: migration_20261129_001500_listing_dates.up,
    down: migration_20261129_001500_listing_dates.down,
    name: '20261129_001500_listing_dates'
  },
];
