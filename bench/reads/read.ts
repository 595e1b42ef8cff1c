import type { Queryable } from '@/infra/database/pool'
import type { Sample } from './sample'

/** Something that a page, the API or a file reads. */
export interface Read {
  name: string
  /**
   * @param ids of the restaurants of one page
   * @returns how many rows were read, where that is not what one page shows
   */
  run: (sql: Queryable, sample: Sample, ids: number[]) => Promise<number | void>
}
