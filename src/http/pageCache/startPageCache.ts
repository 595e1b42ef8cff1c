import { z } from 'zod'
import { ALL_PAGES, PAGE_TAGS_CHANNEL } from '@/domain/site/pageTags'
import { listen } from '@/infra/database/listener'
import { databaseUrl } from '@/infra/database/pool'
import { noteChange } from '@/infra/database/readPool'
import type { SharedReads } from '@/infra/sharedReads'
import { createPageCache, type PageCache, type Renderers } from './pageCache'

export interface RunningPageCache extends PageCache {
  close: () => Promise<void>
}

const tagsSchema = z.array(z.string())

/** An unreadable notification invalidates everything. */
function readTags(payload: string): string[] {
  try {
    return tagsSchema.parse(JSON.parse(payload))
  } catch {
    return [ALL_PAGES]
  }
}

/** Database triggers announce all processes' writes. */
export function startPageCache(
  render: Renderers,
  sharedReads?: SharedReads,
  mayHaveWritten?: (cookies: string | undefined) => boolean,
): RunningPageCache {
  // First, so that a lagging replica cannot fill the cache again with what was just dropped.
  const invalidate = (tags: string[]): void => {
    noteChange()
    cache.invalidate(tags)
  }
  const listener = listen(databaseUrl(), PAGE_TAGS_CHANNEL, {
    onNotification: (payload) => invalidate(readTags(payload)),
    onConnect: () => invalidate([ALL_PAGES]),
  })
  const cache = createPageCache(render, listener, { sharedReads, mayHaveWritten })
  return {
    ...cache,
    get size() {
      return cache.size
    },
    close: listener.close,
  }
}
