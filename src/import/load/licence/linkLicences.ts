import type { PoolClient } from 'pg'
import type { LinkReport } from '@/domain/licence/licenceImportReport'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { readChainNames } from '@/server/words/readChainNames'
import { selectLicence } from '@/import/linkage/selectLicence'
import { queueSharedLicenceReviews } from './queueSharedLicenceReviews'
import { generateLicenceCandidates } from './generateLicenceCandidates'
import { enrichRestaurants } from './enrichRestaurants'
import { stageRestaurants } from './stageRestaurants'
import { createLinkStage, stageLinks, writeLinks } from './writeLinks'

/** Fills missing fields. Call it after writing restaurants and visits. Skips merged, trashed and district-less ones. */
export async function linkLicences(sql: PoolClient, ids: readonly number[] | 'all', now: Date): Promise<LinkReport> {
  const report: LinkReport = {
    linked: { same_address: 0, near_spelling: 0, only_in_district: 0 },
    ambiguous: 0,
    changed: 0,
    reviews: 0,
  }
  if (ids !== 'all' && ids.length === 0) return report
  const { rows } = await sql.query<{ any: boolean }>('SELECT EXISTS (SELECT FROM licences) AS any')
  if (!rows[0]?.any) return report
  await stageRestaurants(sql, ids)
  await createLinkStage(sql)
  for await (const sought of generateLicenceCandidates(sql, await readChainNames(sql))) {
    const links = sought.flatMap(({ place, candidates }) => {
      const decision = selectLicence(place, candidates)
      if (decision === 'ambiguous') report.ambiguous += 1
      if (decision === null || decision === 'ambiguous') return []
      report.linked[decision.evidence] += 1
      return [{ restaurant: place.restaurant, ...decision }]
    })
    await stageLinks(sql, links)
  }
  report.changed = await writeLinks(sql, now)
  const moved = await enrichRestaurants(sql, now)
  report.reviews = await queueSharedLicenceReviews(sql)
  await refreshRestaurants(sql, moved)
  return report
}
