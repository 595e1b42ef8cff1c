import type { Metadata } from 'next'
import Link from 'next/link'
import { returnToPath, PROFILE_PAGE } from '@/contract/memberPaths'
import { memberMessages } from '@/messages/site/member'
import type { SearchParams } from '@/ui/urls/readQuery'
import { buttonClass } from '@/ui/kit/buttonClass'
import { AuthLayout } from '../_components/auth/AuthLayout'
import { requirePageMember } from '../_data/requestMember'

export const metadata: Metadata = { title: '환영해요', robots: { index: false } }

const NOW_POSSIBLE = [
  ['식당 저장', '하트를 누르면 다른 기기에서도 다시 볼 수 있게 저장해요.'],
  ['리뷰 쓰기', '다녀온 곳에 별점과 글, 사진을 남겨요. 한 식당에 하나씩 쓸 수 있어요.'],
  ['내 프로필', '닉네임과 지역을 고치고, 저장한 곳과 쓴 리뷰를 모아 봐요.'],
] as const

export default async function WelcomePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const returnTo = returnToPath((await searchParams).next)
  const { nickname } = await requirePageMember(returnTo)
  const cameFrom = returnTo !== '/'
  return (
    <AuthLayout
      step="done"
      title={`${nickname}${memberMessages.honorific}, 환영해요`}
      lead="가입을 마쳤어요. 이제 이런 것을 할 수 있어요."
    >
      <dl className="mt-7 border-t-[1.5px] border-ink">
        {NOW_POSSIBLE.map(([what, how]) => (
          <div key={what} className="border-b border-line py-3.5">
            <dt className="font-semibold">{what}</dt>
            <dd className="mt-0.5 text-small text-soft">{how}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-7 flex flex-wrap gap-2">
        <Link href={cameFrom ? returnTo : '/regions'} className={buttonClass('primary', 'min-h-12 flex-1 px-6')}>
          {cameFrom ? '보던 곳으로 돌아가기' : '지역별 식당 보기'}
        </Link>
        <Link href={PROFILE_PAGE} className={buttonClass('plain', 'min-h-12 px-5')}>
          내 프로필
        </Link>
      </div>
    </AuthLayout>
  )
}
