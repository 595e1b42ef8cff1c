import * as v from 'valibot'
import { parseStoredList } from '../storedList'
import { OFFICE_NAME_MAX } from './nearby'
import { nearText, parseNear } from './nearPoint'

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(OFFICE_NAME_MAX)),
  near: v.pipe(
    v.string(),
    v.check((text) => {
      const point = parseNear(text)
      return point !== null && nearText(point) === text
    }),
  ),
})

export type Office = v.InferOutput<typeof schema>

/** At most one. Invalid data is dropped, because anyone can edit local storage. */
export function parseOffice(kept: string | null): readonly Office[] {
  const read = v.safeParse(v.strictTuple([schema]), parseStoredList(kept))
  return read.success ? read.output : []
}
