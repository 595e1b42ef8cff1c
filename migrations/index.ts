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
]
