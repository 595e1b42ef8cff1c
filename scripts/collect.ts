import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { boot } from '@/boot'
import { trialSchema } from '@/contract/sources'
import { collectStep } from '@/jobs/collect/collectStep'
import { COLLECT_COMMAND, printTried } from '@/messages/cli/commands'
import { messageOf } from '@/messages/violations'
import { nowOf } from '@/server/collect/hosts'
import { readSource, startRun } from '@/server/collect/runs'
import { tryBoard } from '@/server/collect/tryBoard'
import { runCli, UsageError } from './runCli'

/** Runs one source now, or reads one page of it with --dry-run. Ctrl-C stops; the server's worker goes on. */
async function collect(): Promise<number> {
  const { values } = parseArgs({ options: { source: { type: 'string' }, 'dry-run': { type: 'boolean' } } })
  if (values.source === undefined) throw new UsageError(COLLECT_COMMAND.usage)
  const { pool, close } = await boot()
  try {
    const { rows } = await pool.query<{ id: number; name: string }>(
      'SELECT id, name FROM sources WHERE name = $1 OR id::text = $1',
      [values.source],
    )
    if (!rows[0]) throw new UsageError(COLLECT_COMMAND.unknown(values.source))
    return await (values['dry-run'] ? tryFirstPage(pool, rows[0].id) : runNow(pool, rows[0]))
  } finally {
    await close()
  }
}

async function tryFirstPage(pool: Pool, id: number): Promise<number> {
  const source = await readSource(pool, id)
  const tried = await tryBoard({ pool }, trialSchema.parse({ ...source, recipe: source?.recipe ?? {} }))
  console.log(tried.ok ? printTried(tried.value) : messageOf(tried.violation))
  return tried.ok && tried.value.fault === null ? 0 : 1
}

const OUTCOME = `
  SELECT s.held_reason AS reason, (SELECT count(*)::int FROM source_versions v JOIN source_files f ON f.id = v.file_id
    JOIN source_posts p ON p.id = f.post_id JOIN source_boards b ON b.id = p.board_id
    WHERE b.source_id = s.id AND v.fetched_at >= $2) AS files
  FROM sources s WHERE s.id = $1`

async function runNow(pool: Pool, { id, name }: { id: number; name: string }): Promise<number> {
  const deps = { pool, isAnyHour: true }
  const from = await nowOf(deps)
  const started = await startRun(pool, { id, by: null, now: from })
  if (!started.ok) throw new UsageError(messageOf(started.violation))
  for (let next: Date | null; (next = await collectStep(deps, id)) !== null;) {
    console.log(COLLECT_COMMAND.step(next.toISOString()))
    await setTimeout(Math.max(0, next.getTime() - (await nowOf(deps)).getTime()))
  }
  const { rows } = await pool.query<{ reason: string | null; files: number }>(OUTCOME, [id, from])
  const reason = rows[0]?.reason ?? null
  console.log(reason === null ? COLLECT_COMMAND.done(name, rows[0]?.files ?? 0) : COLLECT_COMMAND.held(name, reason))
  return reason === null ? 0 : 1
}

void runCli(collect)
