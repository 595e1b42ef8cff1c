import { josa } from 'es-hangul'
import { z } from 'zod'

export const blank = (value: unknown) => (value === '' ? undefined : value)
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional())

export const integer = (wrong: string, min: number, max: number) =>
  z.coerce.number(wrong).int(wrong).min(min, wrong).max(max, wrong)

/** A single word, because others cannot be sent in a header or form. */
export const word = (name: string) =>
  optional(z.string().regex(/^[\x21-\x7e]+$/, `${josa(name, '은/는')} 빈칸 없는 영문자와 숫자여야 해요.`))

export const flag = (name: string) =>
  z.preprocess(
    blank,
    z
      .enum(['true', 'false'], `${josa(name, '은/는')} true나 false여야 해요.`)
      .default('false')
      .transform((value) => value === 'true'),
  )
