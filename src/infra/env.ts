import { existsSync } from 'node:fs'
import { z } from 'zod'
import { isLoopback, isLoopbackHost } from '@/domain/http/urls'
import { COMMAND_ERRORS } from '@/messages/cli/commandErrors'
import {
  blank,
  databaseFields,
  flag,
  integer,
  optional,
  requireWholeStorages,
  storageFields,
  webUrl,
  word,
} from './env/fields'
import { isGuessable, SECRET_LENGTH_MIN } from './env/isGuessable'

/** For demo and development; a reserved domain (RFC 2606). */
const INVENTED_CONTACT = 'contact@bapsang.example'

const DAILY_MAX_WRONG = 'KAKAO_LOCAL_DAILY_MAX는 1 이상의 정수여야 해요. 예: 30000'

const WAIT_FACTOR_WRONG = 'WAIT_FACTOR는 1–20 사이의 정수여야 해요. 기본값은 1이에요.'

const WEB_CONCURRENCY_WRONG = 'WEB_CONCURRENCY는 1–64 사이의 정수여야 해요. 예: 2'

const METRICS_PORT_WRONG = 'METRICS_PORT는 1–65535 사이의 숫자여야 해요. 예: 9464'

const VAPID_WRONG = '메시지의 키가 아니에요. npx web-push generate-vapid-keys 로 만든 값을 그대로 적어 주세요.'

function isOpenIdScope(text: string): boolean {
  const scopes = text.split(' ')
  return scopes.includes('openid') && scopes.every((scope) => /^[\w:./-]+$/.test(scope))
}

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: z.preprocess(
      blank,
      z.coerce
        .number('PORT는 숫자여야 해요. 예: 3000')
        .int()
        .min(0)
        .max(65535, 'PORT는 0–65535 사이여야 해요.')
        .default(3000),
    ),
    HOST: z.preprocess(blank, z.string().default('127.0.0.1')),
    DATA_DIR: z.preprocess(blank, z.string().default('.data')),
    ...storageFields,
    ...databaseFields,
    /** Multiplies how long requests wait for the database and for a slot, on a slow machine. */
    WAIT_FACTOR: z.preprocess(blank, integer(WAIT_FACTOR_WRONG, 1, 20).default(1)),
    /** Or Valkey. Without it each process reads the database's events and counts requests for itself. */
    REDIS_URL: optional(z.string().regex(/^rediss?:\/\/\S+$/, 'REDIS_URL은 redis://주소:포트 형식이어야 해요.')),
    PAYLOAD_SECRET: optional(z.string()),
    SITE_URL: optional(z.url({ protocol: /^https?$/, error: 'SITE_URL은 https://… 로 시작하는 전체 주소여야 해요.' })),
    KAKAO_MAP_KEY: optional(z.string()),
    MAP_TILES_URL: optional(
      z.url({ protocol: /^https?$/, error: 'MAP_TILES_URL은 https://… 로 시작하는 .pmtiles 파일의 주소여야 해요.' }),
    ),
    /** A single word, because an invalid header's error would quote the key. */
    KAKAO_REST_API_KEY: optional(
      z.string().regex(/^[\x21-\x7e]+$/, 'KAKAO_REST_API_KEY는 빈칸 없는 영문자와 숫자여야 해요.'),
    ),
    KAKAO_LOCAL_URL: z.preprocess(blank, webUrl.default('https://dapi.kakao.com')),
    /** Per Korean day, for all processes on one database. */
    KAKAO_LOCAL_DAILY_MAX: z.preprocess(blank, integer(DAILY_MAX_WRONG, 1, 2 ** 31 - 1).default(30_000)),
    /** OpenID Connect; see `identitySettings`. */
    OIDC_ISSUER: z.preprocess(
      blank,
      z
        .url({ protocol: /^https?$/, error: 'OIDC_ISSUER는 https:// 로 시작하는 주소여야 해요.' })
        .default('https://kauth.kakao.com'),
    ),
    /** Without it members cannot sign in. */
    OIDC_CLIENT_ID: word('OIDC_CLIENT_ID'),
    OIDC_CLIENT_SECRET: word('OIDC_CLIENT_SECRET'),
    OIDC_SCOPE: z.preprocess(
      blank,
      z
        .string()
        .refine(isOpenIdScope, 'OIDC_SCOPE에는 openid가 있어야 해요. 예: openid account_email')
        .default('openid'),
    ),
    /** A stand-in for the demo or a test; its calls are not rate-limited. */
    OIDC_LOCAL: flag('OIDC_LOCAL'),
    /** Without it Kakao is not notified of deleted accounts, and its webhook is rejected. */
    KAKAO_ADMIN_KEY: word('KAKAO_ADMIN_KEY'),
    KAKAO_APP_ID: optional(z.string().regex(/^\d+$/, 'KAKAO_APP_ID는 숫자로 된 앱 ID여야 해요.')),
    KAKAO_API_URL: z.preprocess(blank, webUrl.default('https://kapi.kakao.com')),
    /** Public, for corrections and deletions. */
    CONTACT_EMAIL: z.preprocess(blank, z.email('CONTACT_EMAIL은 이메일 주소여야 해요.').default(INVENTED_CONTACT)),
    /** The privacy officer, by name or title: stands in the privacy policy. */
    PRIVACY_OFFICER: z.preprocess(
      blank,
      z.string().max(60, 'PRIVACY_OFFICER는 60자까지 적을 수 있어요.').default('공공밥상 운영자'),
    ),
    /** smtp://name:password@host:587 */
    SMTP_URL: optional(
      z.url({ protocol: /^smtps?$/, error: 'SMTP_URL은 smtp://이름:비밀번호@주소:587 형식이어야 해요.' }),
    ),
    /** With or without a name. */
    MAIL_FROM: optional(
      z
        .string()
        .regex(/^([^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'MAIL_FROM은 보내는 이메일 주소여야 해요.'),
    ),
    /** Keys of push messages (RFC 8292): an uncompressed P-256 point and its private key, in base64url. */
    VAPID_PUBLIC_KEY: optional(z.string().regex(/^[\w-]{87}$/, VAPID_WRONG)),
    VAPID_PRIVATE_KEY: optional(z.string().regex(/^[\w-]{43}$/, VAPID_WRONG)),
    /** Push messages may go to a service on this machine, for tests. */
    PUSH_LOCAL: flag('PUSH_LOCAL'),
    /** The collector also asks fake boards on this machine, for tests and the demo. */
    COLLECT_LOCAL: flag('COLLECT_LOCAL'),
    /** Prints mail instead of sending it, for the demo. */
    MAIL_CONSOLE: flag('MAIL_CONSOLE'),
    /** Where jobs run: a thread of the server, or `npm run worker`. */
    JOB_WORKER: z.preprocess(
      blank,
      z.enum(['server', 'separate'], 'JOB_WORKER는 server나 separate여야 해요.').default('server'),
    ),
    /** Server processes of `npm start`, on one port. */
    WEB_CONCURRENCY: optional(integer(WEB_CONCURRENCY_WRONG, 1, 64)),
    /** Our own proxies in front; only their entries in X-Forwarded-For are trusted. */
    TRUST_PROXY: z.preprocess(
      blank,
      z.coerce
        .number('TRUST_PROXY는 앞에 선 프록시의 수여야 해요. 예: 1')
        .int()
        .min(0)
        .max(10, 'TRUST_PROXY는 0–10 사이여야 해요.')
        .default(0),
    ),
    /** Prometheus metrics; without it none are counted. */
    METRICS_PORT: optional(integer(METRICS_PORT_WRONG, 1, 65535)),
    METRICS_HOST: z.preprocess(blank, z.string().default('127.0.0.1')),
    /** Collector of OpenTelemetry traces; the SDK reads its other `OTEL_*` settings itself. */
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(webUrl),
    LOG_LEVEL: z.preprocess(
      blank,
      z
        .enum(
          ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
          'LOG_LEVEL은 fatal, error, warn, info, debug, silent 가운데 하나예요.',
        )
        .default('info'),
    ),
  })
  .superRefine(({ SMTP_URL, MAIL_FROM }, context) => {
    if (SMTP_URL && !MAIL_FROM)
      context.addIssue({
        code: 'custom',
        path: ['MAIL_FROM'],
        message: 'SMTP_URL을 적으면 보내는 주소도 있어야 해요.',
      })
  })
  .superRefine(({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }, context) => {
    if (Boolean(VAPID_PUBLIC_KEY) !== Boolean(VAPID_PRIVATE_KEY))
      context.addIssue({
        code: 'custom',
        path: [VAPID_PUBLIC_KEY ? 'VAPID_PRIVATE_KEY' : 'VAPID_PUBLIC_KEY'],
        message: '공개 키와 비밀 키를 함께 적어야 해요.',
      })
  })
  .superRefine(requireWholeStorages)
  .superRefine(({ OIDC_ISSUER, OIDC_LOCAL }, context) => {
    // Over http an attacker on the network could forge identities.
    if (!OIDC_ISSUER.startsWith('http:') || (OIDC_LOCAL && isLoopback(OIDC_ISSUER))) return
    const message = OIDC_LOCAL
      ? 'OIDC_LOCAL=true인 http 주소는 이 컴퓨터(localhost)의 것이어야 해요.'
      : 'https:// 로 시작해야 해요. 이 컴퓨터의 체험용 로그인 서버라면 OIDC_LOCAL=true를 함께 적어 주세요.'
    context.addIssue({ code: 'custom', path: ['OIDC_ISSUER'], message })
  })

export type Env = z.infer<typeof schema>

export class EnvError extends Error {
  constructor(readonly messages: string[]) {
    super([COMMAND_ERRORS.settingsWrong, ...messages.map((message) => `  - ${message}`)].join('\n'))
    this.name = 'EnvError'
  }
}

/** @throws EnvError */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = schema.safeParse(source)
  if (result.success) return result.data
  throw new EnvError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
}

/** Then cookies are secure and HSTS is on. */
export const isHttpsSite = ({ SITE_URL }: Env): boolean =>
  SITE_URL !== undefined && new URL(SITE_URL).protocol === 'https:'

/** Their own database and an unguessable secret. @throws EnvError */
export const requireProduction = (env: Env): void => throwIfAny(productionErrors(env))

/** Also a contact address, and https if other machines reach it (a proxy terminates it). @throws EnvError */
export function requireProductionServer(env: Env, host: string): void {
  const wrong = productionErrors(env)
  if (env.CONTACT_EMAIL === INVENTED_CONTACT)
    wrong.push(
      'CONTACT_EMAIL: 약관과 개인정보 처리방침에 적힐 운영자의 이메일 주소가 있어야 해요. 실제로 읽는 주소를 적어 주세요.',
    )
  if (!isLoopbackHost(host) && !isHttpsSite(env))
    wrong.push(
      `SITE_URL: ${host} 에서 듣는 서버는 https:// 로 시작하는 주소가 있어야 해요. ` +
        '아니면 로그인 쿠키가 암호화되지 않고 오가요. https를 맡는 프록시를 앞에 두고 TRUST_PROXY를 함께 적거나, ' +
        '이 컴퓨터에서만 쓸 때에는 HOST=127.0.0.1 로 하세요.',
    )
  throwIfAny(wrong)
}

function throwIfAny(wrong: string[]): void {
  if (wrong.length) throw new EnvError(wrong)
}

function productionErrors(env: Env): string[] {
  const wrong: string[] = []
  if (env.COLLECT_LOCAL) wrong.push('COLLECT_LOCAL: 체험판과 시험에서만 쓸 수 있어요. 운영 서버에서는 비워 주세요.')
  if (env.PUSH_LOCAL) wrong.push('PUSH_LOCAL: 시험에서만 쓸 수 있어요. 운영 서버에서는 비워 주세요.')
  if (!env.DATABASE_URL)
    wrong.push('DATABASE_URL: 운영 서버에는 PostgreSQL 주소가 있어야 해요. 체험은 npm run demo로 하세요.')
  if (isGuessable(env.PAYLOAD_SECRET ?? ''))
    wrong.push(
      `PAYLOAD_SECRET: 추측할 수 없는 ${SECRET_LENGTH_MIN}자 이상의 값이어야 해요. 흔한 단어, 차례로 이어지거나 ` +
        `되풀이되는 글자, 자판의 줄은 쓸 수 없어요. 만들기: node -e "console.log(require('crypto').randomBytes(32).toString('hex'))"`,
    )
  return wrong
}

// The HTTP front and Next's bundle are two module graphs in one process; they parse the environment once.
const shared = globalThis as typeof globalThis & { gonggongEnv?: Env | undefined }

export function env(): Env {
  if (!shared.gonggongEnv && existsSync('.env')) process.loadEnvFile('.env')
  return (shared.gonggongEnv ??= parseEnv(process.env))
}

/** How long a request may wait on this machine, by `WAIT_FACTOR`. */
export const waitTime = (ms: number): number => ms * env().WAIT_FACTOR

export function changeEnv(settings: Record<string, string>): void {
  Object.assign(process.env, settings)
  shared.gonggongEnv = undefined
}
