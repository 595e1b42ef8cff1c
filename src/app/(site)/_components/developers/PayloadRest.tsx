import { OPERATORS, PUBLIC_COLLECTIONS, shownFields } from '@/domain/payloadRest/publicCollections'
import { REST_COLLECTION_LABELS, REST_EXAMPLES, REST_LIMITS, REST_PARAMETERS } from '@/messages/payloadRest'
import { Command } from './Command'

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
