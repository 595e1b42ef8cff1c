import { PageError } from '@/domain/collect/page'
import { pageRequest, readLines, readList, readPost } from '@/domain/collect/readBoard'
import type { Recipe } from '@/domain/collect/recipe'
import { monthsToAsk, matchesTitle, readRecipe } from '@/domain/collect/source'
import type { Trial, TrialResult } from '@/contract/sources'
import { SPACING } from '@/domain/collect/limits'
import { fail, ok, type Result } from '@/domain/result'
import { pageText } from '@/infra/collect/pageText'
import { RequestError } from '@/infra/collect/requestBytes'
import { COLLECT_FAULTS } from '@/messages/staff/sources'
import {
  type HostRequest,
  requestHost,
  requestRobots,
  hostsOf,
  type CollectDeps,
  nowOf,
  claimSlot,
  endSlot,
  hostWithoutRobots,
} from './hosts'

const NOTHING: TrialResult = { address: null, fault: null, posts: [], files: [], hasTable: false }

/** Reads one page of a source that may not be saved, and stores nothing. Violation `invalid-value`, `busy` */
export async function tryBoard(deps: CollectDeps, trial: Trial): Promise<Result<TrialResult>> {
  const recipe = readRecipe(trial.family, trial.recipe)
  if (!recipe) return fail({ code: 'invalid-value', params: { field: 'recipe' } })
  const now = await nowOf(deps)
  const asking = requestOf(trial, recipe, now)
  const free = await claimSlot(deps.pool, asking.url.host, now)
  if (free) return fail({ code: 'busy', params: { seconds: Math.ceil((free.getTime() - now.getTime()) / 1_000) } })
  try {
    // A browser would ask for no robots.txt: it comes once a day.
    for (let host; (host = await hostWithoutRobots(deps.pool, hostsOf(trial), now)) !== null;) {
      if (host !== asking.url.host) await claimSlot(deps.pool, host, now)
      await requestRobots(deps, trial, host, now)
    }
    const answer = await requestHost(deps, asking)
    const html = pageText(answer.bytes, answer.headers.get('content-type'))
    return ok({ ...NOTHING, address: answer.url.href, ...readTried(html, answer.url, trial, recipe) })
  } catch (error) {
    if (!(error instanceof PageError) && !(error instanceof RequestError)) throw error
    const detail = error instanceof PageError && error.detail ? ` (${error.detail})` : ''
    return ok({ ...NOTHING, fault: COLLECT_FAULTS[error.fault] + detail })
  } finally {
    await endSlot(deps.pool, asking.url.host, SPACING.min * 1_000, await nowOf(deps))
  }
}

function requestOf(trial: Trial, recipe: Recipe, now: Date): HostRequest {
  if (trial.post !== null) return { source: trial, url: new URL(trial.post), referer: trial.boards[0] ?? null }
  const month = recipe.post.data === 'rows' ? (monthsToAsk(null, now)[1] ?? null) : null
  return { source: trial, ...pageRequest(new URL(trial.boards[0] ?? ''), recipe, 1, month) }
}

function readTried(html: string, base: URL, { post, titleWords }: Trial, recipe: Recipe): Partial<TrialResult> {
  if (post !== null) return readPost(html, base, recipe)
  if (recipe.post.data === 'rows') return { hasTable: readLines(html).length > 0 }
  const posts = readList(html, base, recipe)
  return { posts: posts.map(({ key: _, ...one }) => ({ ...one, isWanted: matchesTitle(one.title, titleWords) })) }
}
