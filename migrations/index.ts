import * as baseline from './20261127_000000_baseline'
import * as closedLists from './20261127_223000_closed_lists'
import * as idempotencyKeys from './20261127_234500_idempotency_keys'
import * as installation from './20261128_001500_installation'
import * as deletedVisits from './20261128_002900_deleted_visits'
import * as sealedShares from './20261128_004000_sealed_shares'
import * as cuisines from './20261128_004500_cuisines'
import * as agencySums from './20261128_033500_agency_sums'
import * as erasedAccounts from './20261128_040000_erased_accounts'
import * as cascadingKeys from './20261128_040500_cascading_keys'
import * as placePersons from './20261128_050000_place_persons'
import * as uploadArchives from './20261128_052000_upload_archives'
import * as signSightings from './20261128_101500_sign_sightings'
import * as memberOffices from './20261128_213000_member_offices'
import * as photoCredits from './20261128_220000_photo_credits'
import * as pollEvents from './20261129_030000_poll_events'
import * as crontab from './20261129_063000_crontab'
import * as sources from './20261129_105756_sources'
import * as quietSources from './20261129_163500_quiet_sources'
import * as agencyRegistry from './20261129_165000_agency_registry'
import * as nearHall from './20261129_171500_near_hall'
import * as likes from './20261129_171521_likes'
import * as sharedFilters from './20261130_040000_shared_filters'
import * as publicationFacts from './20261130_073000_publication_facts'
import * as reportQueue from './20261130_083000_report_queue'
import * as recordEdits from './20261130_101500_record_edits'
import * as occasions from './20261130_110000_occasions'
import * as agencyReplies from './20261130_165000_agency_replies'
import * as recordNotes from './20261130_170000_record_notes'
import * as blankPlaces from './20261130_183000_blank_places'
import * as follows from './20261130_203000_follows'

export const migrations = [
  { name: '20261127_000000_baseline', up: baseline.up, down: baseline.down },
  { name: '20261127_223000_closed_lists', up: closedLists.up, down: closedLists.down },
  { name: '20261127_234500_idempotency_keys', up: idempotencyKeys.up, down: idempotencyKeys.down },
  { name: '20261128_001500_installation', up: installation.up, down: installation.down },
  { name: '20261128_002900_deleted_visits', up: deletedVisits.up, down: deletedVisits.down },
  { name: '20261128_004000_sealed_shares', up: sealedShares.up, down: sealedShares.down },
  { name: '20261128_004500_cuisines', up: cuisines.up, down: cuisines.down },
  { name: '20261128_033500_agency_sums', up: agencySums.up, down: agencySums.down },
  { name: '20261128_040000_erased_accounts', up: erasedAccounts.up, down: erasedAccounts.down },
  { name: '20261128_040500_cascading_keys', up: cascadingKeys.up, down: cascadingKeys.down },
  { name: '20261128_050000_place_persons', up: placePersons.up, down: placePersons.down },
  { name: '20261128_052000_upload_archives', up: uploadArchives.up, down: uploadArchives.down },
  { name: '20261128_101500_sign_sightings', up: signSightings.up, down: signSightings.down },
  { name: '20261128_213000_member_offices', up: memberOffices.up, down: memberOffices.down },
  { name: '20261128_220000_photo_credits', up: photoCredits.up, down: photoCredits.down },
  { name: '20261129_030000_poll_events', up: pollEvents.up, down: pollEvents.down },
  { name: '20261129_063000_crontab', up: crontab.up, down: crontab.down },
  { name: '20261129_105756_sources', up: sources.up, down: sources.down },
  { name: '20261129_163500_quiet_sources', up: quietSources.up, down: quietSources.down },
  { name: '20261129_165000_agency_registry', up: agencyRegistry.up, down: agencyRegistry.down },
  { name: '20261129_171500_near_hall', up: nearHall.up, down: nearHall.down },
  { name: '20261129_171521_likes', up: likes.up, down: likes.down },
  { name: '20261130_040000_shared_filters', up: sharedFilters.up, down: sharedFilters.down },
  { name: '20261130_073000_publication_facts', up: publicationFacts.up, down: publicationFacts.down },
  { name: '20261130_083000_report_queue', up: reportQueue.up, down: reportQueue.down },
  { name: '20261130_101500_record_edits', up: recordEdits.up, down: recordEdits.down },
  { name: '20261130_110000_occasions', up: occasions.up, down: occasions.down },
  { name: '20261130_165000_agency_replies', up: agencyReplies.up, down: agencyReplies.down },
  { name: '20261130_170000_record_notes', up: recordNotes.up, down: recordNotes.down },
  { name: '20261130_183000_blank_places', up: blankPlaces.up, down: blankPlaces.down },
  { name: '20261130_203000_follows', up: follows.up, down: follows.down },
]
