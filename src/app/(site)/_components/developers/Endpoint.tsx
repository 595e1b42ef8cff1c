import type { ApiEndpoint, ApiParameter } from '@/api/describeApi'
import { formatCount } from '@/ui/format/number'
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
