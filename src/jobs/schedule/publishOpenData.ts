import type { Pool } from 'pg'
import { koreanDay } from '@/domain/koreanDay'
import { log } from '@/infra/log'
import { type SnapshotStore, snapshotStore } from '@/infra/snapshots/snapshotStore'
import { publishSnapshot } from '@/server/openData/publishSnapshot'

/** May be called often: publishes once a month. */
export async function publishOpenData(pool: Pool, store: SnapshotStore = snapshotStore()): Promise<void> {
  const snapshot = await publishSnapshot(pool, store, koreanDay(new Date()))
  if (snapshot) log.info({ date: snapshot.date, files: snapshot.files }, 'a snapshot of open data was published')
}
