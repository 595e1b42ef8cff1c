import * as initial from './20261120_053547_initial'
import * as stats from './20261120_060000_stats'
import * as search from './20261120_070000_search'
import * as matching from './20261120_082856_matching'
import * as matchRows from './20261120_083000_match_rows'
import * as registerGave from './20261120_090000_register_gave'
import * as terms from './20261120_092438_terms'
import * as termsRows from './20261120_093000_terms_rows'
import * as sessions from './20261120_100000_sessions'
import * as members from './20261120_110000_members'
import * as memberTables from './20261120_110100_member_tables'
import * as roleGrants from './20261120_110200_role_grants'
import * as privacyOfMembers from './20261120_110300_privacy_of_members'
import * as signInLimits from './20261122_040000_sign_in_limits'
import * as roleEndsSessions from './20261122_040100_role_ends_sessions'
import * as sourceUrls from './20261122_040200_source_urls'
import * as nicknameKeys from './20261122_040300_nickname_keys'
import * as listOrders from './20261122_060000_list_orders'
import * as consentEvents from './20261122_070000_consent_events'
import * as termsMarkdown from './20261122_080000_terms_markdown'
import * as fieldTerms from './20261122_100000_field_terms'
import * as moreFieldTerms from './20261122_110000_more_field_terms'
import * as community from './20261122_120000_community'
import * as auditLog from './20261122_130000_audit_log'
import * as people from './20261122_130100_people'
import * as backOfficeLists from './20261122_150000_back_office_lists'
import * as memberLists from './20261122_150100_member_lists'
import * as ticketAnswers from './20261122_160000_ticket_answers'
import * as licenceValues from './20261122_170000_licence_values'
import * as backups from './20261122_180000_backups'
import * as dataQuality from './20261122_181000_data_quality'
import * as statisticsAndRecommendations from './20261122_181100_statistics_and_recommendations'
import * as matchDecisions from './20261122_182000_match_decisions'
import * as visitCorrections from './20261122_182100_visit_corrections'
import * as jobs from './20261122_183000_jobs'
import * as uploads from './20261122_183100_uploads'
import * as uploadTemplates from './20261122_183200_upload_templates'
import * as records from './20261122_183300_records'
import * as faqs from './20261122_183400_faqs'
import * as dataFormats from './20261122_183500_data_formats'
import * as visitOrders from './20261122_184000_visit_orders'
import * as wordLists from './20261122_190000_word_lists'
import * as uploadUndone from './20261122_190100_upload_undone'
import * as boards from './20261122_200000_boards'
import * as pageTags from './20261122_210000_page_tags'
import * as comments from './20261122_220000_comments'
import * as listSizes from './20261122_225000_list_sizes'
import * as liveEvents from './20261122_230000_live_events'
import * as listSpeed from './20261123_010000_list_speed'
import * as auditSearch from './20261123_020000_audit_search'
import * as postsPerDay from './20261123_030000_posts_per_day'
import * as hiddenRestaurants from './20261123_040000_hidden_restaurants'
import * as photoChecksums from './20261123_050000_photo_checksums'
import * as staleRatings from './20261123_060000_stale_ratings'
import * as agencyStats from './20261123_070000_agency_stats'
import * as restaurantPoints from './20261123_090000_restaurant_points'
import * as ticketPages from './20261124_020000_ticket_pages'
import * as polls from './20261124_020001_polls'
import * as placeCollections from './20261124_030000_place_collections'
import * as agencyPlacesByPlace from './20261124_060000_agency_places_by_place'
import * as previousRanks from './20261124_070000_previous_ranks'
import * as lunchFacts from './20261124_080000_lunch_facts'
import * as nameLexicons from './20261124_090000_name_lexicons'
import * as agencyChanges from './20261124_100000_agency_changes'
import * as newPlaces from './20261124_110000_new_places'
import * as syllablePairs from './20261124_120000_syllable_pairs'
import * as alternateNames from './20261126_010000_alternate_names'
import * as branchKeys from './20261126_020000_branch_keys'

export const migrations = [
  { name: '20261120_053547_initial', up: initial.up, down: initial.down },
  { name: '20261120_060000_stats', up: stats.up, down: stats.down },
  { name: '20261120_070000_search', up: search.up, down: search.down },
  { name: '20261120_082856_matching', up: matching.up, down: matching.down },
  { name: '20261120_083000_match_rows', up: matchRows.up, down: matchRows.down },
  { name: '20261120_090000_register_gave', up: registerGave.up, down: registerGave.down },
  { name: '20261120_092438_terms', up: terms.up, down: terms.down },
  { name: '20261120_093000_terms_rows', up: termsRows.up, down: termsRows.down },
  { name: '20261120_100000_sessions', up: sessions.up, down: sessions.down },
  { name: '20261120_110000_members', up: members.up, down: members.down },
  { name: '20261120_110100_member_tables', up: memberTables.up, down: memberTables.down },
  { name: '20261120_110200_role_grants', up: roleGrants.up, down: roleGrants.down },
  { name: '20261120_110300_privacy_of_members', up: privacyOfMembers.up, down: privacyOfMembers.down },
  { name: '20261122_040000_sign_in_limits', up: signInLimits.up, down: signInLimits.down },
  { name: '20261122_040100_role_ends_sessions', up: roleEndsSessions.up, down: roleEndsSessions.down },
  { name: '20261122_040200_source_urls', up: sourceUrls.up, down: sourceUrls.down },
  { name: '20261122_040300_nickname_keys', up: nicknameKeys.up, down: nicknameKeys.down },
  { name: '20261122_060000_list_orders', up: listOrders.up, down: listOrders.down },
  { name: '20261122_070000_consent_events', up: consentEvents.up, down: consentEvents.down },
  { name: '20261122_080000_terms_markdown', up: termsMarkdown.up, down: termsMarkdown.down },
  { name: '20261122_100000_field_terms', up: fieldTerms.up, down: fieldTerms.down },
  { name: '20261122_110000_more_field_terms', up: moreFieldTerms.up, down: moreFieldTerms.down },
  { name: '20261122_120000_community', up: community.up, down: community.down },
  { name: '20261122_130000_audit_log', up: auditLog.up, down: auditLog.down },
  { name: '20261122_130100_people', up: people.up, down: people.down },
  { name: '20261122_150000_back_office_lists', up: backOfficeLists.up, down: backOfficeLists.down },
  { name: '20261122_150100_member_lists', up: memberLists.up, down: memberLists.down },
  { name: '20261122_160000_ticket_answers', up: ticketAnswers.up, down: ticketAnswers.down },
  { name: '20261122_170000_licence_values', up: licenceValues.up, down: licenceValues.down },
  { name: '20261122_180000_backups', up: backups.up, down: backups.down },
  { name: '20261122_181000_data_quality', up: dataQuality.up, down: dataQuality.down },
  {
    name: '20261122_181100_statistics_and_recommendations',
    up: statisticsAndRecommendations.up,
    down: statisticsAndRecommendations.down,
  },
  { name: '20261122_182000_match_decisions', up: matchDecisions.up, down: matchDecisions.down },
  { name: '20261122_182100_visit_corrections', up: visitCorrections.up, down: visitCorrections.down },
  { name: '20261122_183000_jobs', up: jobs.up, down: jobs.down },
  { name: '20261122_183100_uploads', up: uploads.up, down: uploads.down },
  { name: '20261122_183200_upload_templates', up: uploadTemplates.up, down: uploadTemplates.down },
  { name: '20261122_183300_records', up: records.up, down: records.down },
  { name: '20261122_183400_faqs', up: faqs.up, down: faqs.down },
  { name: '20261122_183500_data_formats', up: dataFormats.up, down: dataFormats.down },
  { name: '20261122_184000_visit_orders', up: visitOrders.up, down: visitOrders.down },
  { name: '20261122_190000_word_lists', up: wordLists.up, down: wordLists.down },
  { name: '20261122_190100_upload_undone', up: uploadUndone.up, down: uploadUndone.down },
  { name: '20261122_200000_boards', up: boards.up, down: boards.down },
  { name: '20261122_210000_page_tags', up: pageTags.up, down: pageTags.down },
  { name: '20261122_220000_comments', up: comments.up, down: comments.down },
  { name: '20261122_225000_list_sizes', up: listSizes.up, down: listSizes.down },
  { name: '20261122_230000_live_events', up: liveEvents.up, down: liveEvents.down },
  { name: '20261123_010000_list_speed', up: listSpeed.up, down: listSpeed.down },
  { name: '20261123_020000_audit_search', up: auditSearch.up, down: auditSearch.down },
  { name: '20261123_030000_posts_per_day', up: postsPerDay.up, down: postsPerDay.down },
  {
    name: '20261123_040000_hidden_restaurants',
    up: hiddenRestaurants.up,
    down: hiddenRestaurants.down,
  },
  { name: '20261123_050000_photo_checksums', up: photoChecksums.up, down: photoChecksums.down },
  { name: '20261123_060000_stale_ratings', up: staleRatings.up, down: staleRatings.down },
  { name: '20261123_070000_agency_stats', up: agencyStats.up, down: agencyStats.down },
  { name: '20261123_090000_restaurant_points', up: restaurantPoints.up, down: restaurantPoints.down },
  { name: '20261124_020000_ticket_pages', up: ticketPages.up, down: ticketPages.down },
  { name: '20261124_020001_polls', up: polls.up, down: polls.down },
  { name: '20261124_030000_place_collections', up: placeCollections.up, down: placeCollections.down },
  { name: '20261124_060000_agency_places_by_place', up: agencyPlacesByPlace.up, down: agencyPlacesByPlace.down },
  { name: '20261124_070000_previous_ranks', up: previousRanks.up, down: previousRanks.down },
  { name: '20261124_080000_lunch_facts', up: lunchFacts.up, down: lunchFacts.down },
  { name: '20261124_090000_name_lexicons', up: nameLexicons.up, down: nameLexicons.down },
  { name: '20261124_100000_agency_changes', up: agencyChanges.up, down: agencyChanges.down },
  { name: '20261124_110000_new_places', up: newPlaces.up, down: newPlaces.down },
  { name: '20261124_120000_syllable_pairs', up: syllablePairs.up, down: syllablePairs.down },
  { name: '20261126_010000_alternate_names', up: alternateNames.up, down: alternateNames.down },
  { name: '20261126_020000_branch_keys', up: branchKeys.up, down: branchKeys.down },
]
