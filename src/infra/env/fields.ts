import { josa } from 'es-hangul'
import { z } from 'zod'
import { STORAGE_NAMES, type StorageName } from '@/domain/storage'
import { CONNECTIONS_DEFAULT, CONNECTIONS_MIN } from '../database/poolSizes'

export const blank = (value: unknown) => (value === '' ? undefined : value)
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional())

export const integer = (wrong: string, min: number, max: number) =>
  z.coerce.number(wrong).int(wrong).min(min, wrong).max(max, wrong)

/** A single word, because others cannot be sent in a header or form. */
export const word = (name: string) =>
  optional(z.string().regex(/^[\x21-\x7e]+$/, `${josa(name, '은/는')} 빈칸 없는 영문자와 숫자여야 해요.`))

export const webUrl = z.url({ protocol: /^https?$/, error: 'http:// 나 https:// 로 시작하는 주소여야 해요.' })

export const flag = (name: string) =>
  z.preprocess(
    blank,
    z
      .enum(['true', 'false'], `${josa(name, '은/는')} true나 false여야 해요.`)
      .default('false')
      .transform((value) => value === 'true'),
  )

const address = (name: string) =>
  optional(z.url({ protocol: /^https?$/, error: `${josa(name, '은/는')} https:// 로 시작하는 주소여야 해요.` }))

const defaultText = (text: string) => z.preprocess(blank, z.string().default(text))

const NEEDED = ['ENDPOINT', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'] as const

type S3Fields<Name extends string> = Record<
  `${Name}_BUCKET` | `${Name}_${(typeof NEEDED)[number]}`,
  ReturnType<typeof word>
> &
  Record<`${Name}_REGION` | `${Name}_PREFIX`, ReturnType<typeof defaultText>>

/** Of an S3-compatible storage; without a bucket a folder is used. */
const s3Fields = <Name extends StorageName>(name: Name) =>
  ({
    [`${name}_BUCKET`]: word(`${name}_BUCKET`),
    [`${name}_ENDPOINT`]: address(`${name}_ENDPOINT`),
    [`${name}_REGION`]: defaultText('us-east-1'),
    [`${name}_ACCESS_KEY_ID`]: word(`${name}_ACCESS_KEY_ID`),
    [`${name}_SECRET_ACCESS_KEY`]: word(`${name}_SECRET_ACCESS_KEY`),
    [`${name}_PREFIX`]: defaultText(''),
  }) as unknown as S3Fields<Name>

export const storageFields = {
  /** By default below DATA_DIR. */
  BACKUP_DIR: optional(z.string()),
  ...s3Fields('BACKUP_S3'),
  /** Photographs, media and open data; otherwise below DATA_DIR. */
  ...s3Fields('FILES_S3'),
}

const READ_URL_WRONG =
  'DATABASE_READ_URL은 postgres://사용자:비밀번호@주소:포트/이름 형식이어야 해요. 여럿이면 쉼표로 이어 주세요.'

const CONNECTIONS_WRONG = `DATABASE_CONNECTIONS는 ${CONNECTIONS_MIN}–1000 사이의 정수여야 해요. 기본값은 ${CONNECTIONS_DEFAULT}이에요.`

export const databaseFields = {
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL은 postgres://사용자:비밀번호@주소:포트/이름 형식이어야 해요.'),
  ),
  /** If the account of DATABASE_URL may only read and write rows. */
  DATABASE_OWNER_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'DATABASE_OWNER_URL은 postgres://사용자:비밀번호@주소:포트/이름 형식이어야 해요.'),
  ),
  /** Of one server process at most, over all its pools. */
  DATABASE_CONNECTIONS: z.preprocess(
    blank,
    integer(CONNECTIONS_WRONG, CONNECTIONS_MIN, 1_000).default(CONNECTIONS_DEFAULT),
  ),
  /** Standbys of DATABASE_URL, which answer the reads of the public directory and of staff lists. */
  DATABASE_READ_URL: z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').flatMap((url) => url.trim() || []) : (value ?? [])),
    z.array(z.url({ protocol: /^postgres(ql)?$/, error: READ_URL_WRONG })),
  ),
}

export function requireWholeStorages(settings: object, context: z.core.$RefinementCtx): void {
  const given = settings as Record<string, string | undefined>
  for (const name of STORAGE_NAMES) {
    if (!given[`${name}_BUCKET`]) continue
    for (const needed of NEEDED.map((one) => `${name}_${one}`))
      if (!given[needed])
        context.addIssue({
          code: 'custom',
          path: [needed],
          message: `${name}_BUCKET을 적으면 이것도 있어야 해요.`,
        })
  }
}
