import { TextLink } from '@/ui/kit/TextLink'

const WAYS = [
  {
    title: '필요한 만큼만',
    text: '지역과 조건을 고른 목록, 식당의 방문 기록을 그대로 CSV로 내려받아요. 엑셀에서 바로 열려요.',
    href: '/restaurants',
    link: '목록에서 고르기',
  },
  {
    title: '한꺼번에 모두',
    text: '식당, 방문 기록, 기관을 모두 담은 파일을 달마다 한 번 묶어요.',
    href: '#snapshot',
    link: '전체 자료 보기',
  },
  {
    title: '프로그램으로',
    text: '목록과 기록을 JSON으로 읽는 공개 API예요. 가입도 API 키도 필요 없어요.',
    href: '/developers',
    link: 'API 설명서',
  },
] as const

export const WaysToGet = () => (
  <ul className="grid border-t-[1.5px] border-ink md:grid-cols-3 md:gap-x-10">
    {WAYS.map(({ title, text, href, link }) => (
      <li key={href} className="border-b border-line py-5 md:border-0">
        <h3 className="text-lead font-bold tracking-tight">{title}</h3>
        <p className="mt-1 text-small text-soft">{text}</p>
        <TextLink href={href} withArrow>
          {link}
        </TextLink>
      </li>
    ))}
  </ul>
)
