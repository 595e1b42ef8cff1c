import type { Metadata } from 'next'
import Link from 'next/link'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { PageHeading } from '@/ui/kit/Headings'
import { Prose } from '@/ui/kit/Prose'

export const metadata: Metadata = {
  title: '소개',
  description: '공공밥상은 공공기관이 공개한 업무추진비 기록을 식당별로 정리해요.',
  alternates: { canonical: '/about' },
}

export default function AboutPage() {
  tagPage(pageTags.fixed)
  return (
    <div className="wrap">
      <PageHeading title="소개">공공기관 사람들이 실제로 밥을 먹는 곳을, 그들이 공개한 기록으로 찾아요.</PageHeading>
      <Prose>
        <h2>무엇을 모으나요</h2>
        <p>
          공공기관은 업무추진비를 어디에 얼마나 썼는지 사이트에 공개해요. 기관마다 다른 그 파일들을 읽어, 쓴 곳이
          음식점이나 카페인 줄을 식당별로 모았어요. 날짜, 기관과 부서, 인원, 금액을 옮기고 무슨 일로 썼는지는 분류로만
          적어요. 어느 자료의 몇째 줄인지 함께 적어 두었으니 원문에서 확인할 수 있어요.
        </p>
        <h2>무엇을 하지 않나요</h2>
        <ul>
          <li>기관이나 공무원을 평가하지 않아요. 개인의 이름은 저장하지 않아요.</li>
          <li>식당에서 돈을 받고 순서를 바꾸지 않아요. 순위는 방문 기록의 수이며 기관의 추천이 아니에요.</li>
          <li>없는 숫자를 만들지 않아요. 불러오지 못하면 불러오지 못했다고 적어요.</li>
        </ul>
        <h2>얼마나 믿을 수 있나요</h2>
        <p>
          기록에는 이름을 줄여 쓰거나 주소를 빠뜨린 줄이 많아요. 이름, 주소, 지역을 함께 비교해 같은 식당을 찾고,
          확실하지 않은 줄은 집계하지 않아요. 그래도 잘못이 있을 수 있으니 <Link href="/contact">알려 주시면</Link>{' '}
          원문과 대조해 고쳐요. 식당마다 ‘잘못된 정보 알리기’가 있고, 가입하지 않아도 보낼 수 있어요.
        </p>
        <h2>무엇을 남기지 않나요</h2>
        <p>
          보기만 하는 분에게서는 이름도 연락처도 받지 않고, 접속한 곳의 주소와 검색어도 적어 두지 않아요. 무엇을 왜
          얼마나 두는지는 <Link href="/privacy">개인정보처리방침</Link>에, 지킬 것은 <Link href="/terms">이용약관</Link>
          에 있으며 이전 버전도 모두 읽을 수 있어요.
        </p>
        <h2>자료를 쓰고 싶다면</h2>
        <p>
          이 사이트가 보여 드리는 모든 목록은 <Link href="/data">파일이나 공개 API</Link>로도 받을 수 있어요. 순위를
          매기는 방법은 <Link href="/ranking">순위 산정 방식</Link>에 있어요.
        </p>
      </Prose>
    </div>
  )
}
