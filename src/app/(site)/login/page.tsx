import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { onwardPath, REGISTER_PAGE, withNext } from '@/domain/member/paths'
import { MEMBER_WORDS } from '@/messages/member'
import { signInRefusal } from '@/messages/signInRefusal'
import type { SearchParams } from '@/ui/address/readListQuery'
import { FormAlert } from '@/ui/form/FormAlert'
import { OtherDoor } from '../_components/way-in/OtherDoor'
import { SignInButton } from '../_components/way-in/SignInButton'
import { WayIn } from '../_components/way-in/WayIn'
import { memberOfRequest } from '../_data/memberOfRequest'

export const metadata: Metadata = { title: '로그인', robots: { index: false } }

export default async function LoginPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { next: asked, refused, seconds } = await searchParams
  const next = onwardPath(asked)
  if (await memberOfRequest()) redirect(next)
  return (
    <WayIn title="로그인" lead="식당을 저장하고 리뷰를 남기려면 로그인해 주십시오. 보기만 하실 때에는 필요하지 않습니다.">
      <div className="mt-8">
        <FormAlert>{signInRefusal(refused, seconds, MEMBER_WORDS.signInFailed)}</FormAlert>
        <SignInButton next={next} />
      </div>
      <OtherDoor asked="처음이신가요?" href={withNext(REGISTER_PAGE, next)}>
        {MEMBER_WORDS.signUp}
      </OtherDoor>
    </WayIn>
  )
}
