import * as v from 'valibot'
import { nearText, parseNear } from './nearPoint'

/** A name is a landmark's or what the visitor's list was called. */
const OFFICE_NAME_MAX = 40

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

/** The place a visitor chose to look from; `near` as addresses of lists have it. */
export type Office = v.InferOutput<typeof schema>

/** Parses what a device kept: a list of one. What cannot be read is not an office, because anybody can write there. */
export function parseOffice(kept: string | null): readonly Office[] {
  try {
    const read = v.safeParse(v.strictTuple([schema]), JSON.parse(kept ?? 'null'))
    return read.success ? read.output : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}
