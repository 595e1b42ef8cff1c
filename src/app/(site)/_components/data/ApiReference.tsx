import type { ApiEndpoint, ApiParameter } from '@/api/apiEndpoints'
import { formatCount } from '@/ui/format/number'
import { OPERATORS, PUBLIC_COLLECTIONS, shownFields } from '@/domain/payloadRest/publicCollections'
import { REST_COLLECTION_LABELS, REST_EXAMPLES, REST_LIMITS, REST_PARAMETERS } from '@/messages/payloadRest'
import { Command } from './Command'

/** Years and other short numbers have no thousands separator. */
const formatLimit = (limit: number): string => (limit < 10_000 ? String(limit) : formatCount(limit))

function acceptsOf({ type, choices, min, max, default: standard }: ApiParameter): string {
  const kind = type === 'integer' || type === 'number' ? '숫자' : '글자'
  const range = kind === '숫자' && min !== null && max !== null ? `${formatLimit(min)}–${formatLimit(max)}` : null
  const length = kind === '글자' && max !== null ? `${formatLimit(max)}자까지` : null
  return [choices.length ? choices.join(' | ') : kind, range ?? length, standard === null ? null : `없으면 ${standard}`]
    .filter(Boolean)
    .join(' · ')
}

interface Props {
  endpoint: ApiEndpoint
  origin: string
  example: string
}

export function Endpoint({ endpoint, origin, example }: Props) {
  return (
    <section
      aria-labelledby={endpoint.operation}
      className="border-t border-line py-8 first:border-t-[1.5px] first:border-ink"
    >
      <h3
        id={endpoint.operation}
        className="scroll-mt-20 font-mono text-[0.9375rem] leading-snug font-semibold break-all"
      >
        <span className="mr-2 rounded bg-accent-wash px-1.5 py-0.5 text-note text-accent">{endpoint.method}</span>
        {endpoint.path}
      </h3>
      <p className="mt-2.5 text-lead font-semibold tracking-tight">{endpoint.summary}</p>
      {endpoint.description && <p className="mt-0.5 max-w-2xl text-small text-soft">{endpoint.description}</p>}
      {endpoint.parameters.length > 0 && (
        <dl className="mt-4 text-small">
          {endpoint.parameters.map((parameter) => (
            <div
              key={parameter.name}
              className="grid gap-x-6 border-t border-line py-2 first:border-0 sm:grid-cols-[10rem_minmax(0,1fr)]"
            >
              <dt className="font-mono text-[0.84rem] font-semibold">
                {parameter.name}
                {parameter.required && <span className="ml-1.5 font-sans text-note font-medium text-accent">필수</span>}
              </dt>
              <dd className="min-w-0">
                {parameter.description}
                <span className="block text-note break-words text-faint">{acceptsOf(parameter)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-4">
        <Command text={`curl '${origin}${example}'`} what={`${endpoint.summary} 명령`} />
      </div>
      <a
        href={example}
        className="inline-flex min-h-11 items-center text-small font-semibold text-accent hover:underline"
      >
        이 주소의 응답 보기
      </a>
    </section>
  )
}

const PARAMETERS = ['where', 'sort', 'limit', 'page', 'depth', 'pagination'] as const

const wordsOf = (name: (typeof PARAMETERS)[number]): string => {
  if (name === 'where') return REST_PARAMETERS.where(Object.values(OPERATORS).flat().filter(isFirst).join(', '))
  return name === 'sort' ? REST_PARAMETERS.sort('id, createdAt 등') : REST_PARAMETERS[name]
}

const isFirst = (operator: string, i: number, all: string[]): boolean => all.indexOf(operator) === i

export function PayloadRest({ origin }: { origin: string }) {
  return (
    <section aria-labelledby="payload-rest" className="mt-10 max-w-3xl border-t border-line pt-8">
      <h2 id="payload-rest" className="scroll-mt-20 text-lead font-semibold tracking-tight">
        문서 그대로 읽기 (Payload REST)
      </h2>
      <p className="mt-1 text-small text-soft">
        화면 뒤의 문서를 Payload CMS의 형식으로도 읽을 수 있어요. <code>@payloadcms/sdk</code>도 그대로 쓸 수 있어요.
        순위와 통계, 거리는 위의 API에만 있어요.
      </p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-2">
        {REST_EXAMPLES.map(({ path, label }) => (
          <div key={path}>
            <p className="text-small font-semibold">{label}</p>
            <Command text={`curl -g '${origin}${encodeURI(path)}'`} what={`${label} 명령`} />
          </div>
        ))}
      </div>
      <dl className="mt-6 text-small">
        {PARAMETERS.map((name) => (
          <Row key={name} term={name}>
            {wordsOf(name)}
          </Row>
        ))}
      </dl>
      <ul className="mt-4 list-disc pl-5 text-small text-soft">
        {REST_LIMITS.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      <h3 className="mt-6 text-small font-semibold">문서의 종류와 항목 (굵은 항목으로 찾을 수 있어요)</h3>
      <dl className="mt-2 text-small">
        {Object.entries(PUBLIC_COLLECTIONS).map(([slug, collection]) => (
          <Row key={slug} term={`/api/${slug}`}>
            {REST_COLLECTION_LABELS[slug]}
            <span className="block font-mono text-note break-words text-soft">
              {Object.keys(shownFields(collection)).map((name) => (
                <span key={name} className={name in collection.where ? 'font-semibold text-ink' : undefined}>
                  {name}{' '}
                </span>
              ))}
            </span>
          </Row>
        ))}
      </dl>
    </section>
  )
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t border-line py-2 first:border-0 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="font-mono text-[0.84rem] font-semibold">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
