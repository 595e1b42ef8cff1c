import { PLAN_PAGE } from '@/domain/plan/paths'
import { PLAN } from '@/messages/site/plan'
import { TextLink } from '@/ui/kit/TextLink'

const FEATURES = [
  {
    title: '지역과 업종으로 좁혀 봐요',
    text: '시군구를 고르고 음식점과 카페, 연도, 다녀간 기관, 1인당 금액으로 걸러 봐요.',
    href: '/regions',
    link: '지역 고르기',
  },
  {
    title: '모임 자리를 골라요',
    text: '인원과 1인당 예산, 요일을 적으면 그런 모임을 치른 기록이 있는 곳을 찾아 드려요.',
    href: PLAN_PAGE,
    link: PLAN.title,
  },
  {
    title: '원문으로 확인해요',
    text: '모든 기록에 어느 자료의 몇째 줄인지 적었고, 순위를 매기는 방법도 함께 밝혔어요.',
    href: '/ranking',
    link: '순위 산정 방식',
  },
] as const

export function Features() {
  return (
    <section aria-labelledby="features" className="mt-section">
      <h2 id="features" className="text-head font-bold tracking-[-0.025em]">
        이렇게 써요
      </h2>
      <ol className="mt-3.5 grid border-t-[1.5px] border-ink md:grid-cols-3 md:gap-x-10">
        {FEATURES.map((feature, i) => (
          <li
            key={feature.href}
            className="grid grid-cols-[3.25rem_minmax(0,1fr)] border-b border-line py-6 md:block md:border-0"
          >
            <span aria-hidden className="text-[1.75rem] leading-none font-light text-accent md:text-[2.25rem]">
              {i + 1}
            </span>
            <div className="md:mt-4">
              <h3 className="text-[1.125rem] font-bold tracking-tight">{feature.title}</h3>
              <p className="mt-1.5 text-small text-soft">{feature.text}</p>
              <TextLink href={feature.href} withArrow>
                {feature.link}
              </TextLink>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
