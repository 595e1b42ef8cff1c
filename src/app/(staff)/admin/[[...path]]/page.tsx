import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { SIGN_OUT_FORM_PATH, STAFF_HOME, signInPath } from '@/domain/staff/paths'
import { ROLE_LABELS } from '@/messages/labels'
import { buttonClass } from '@/ui/kit/buttonClass'
import { pathWithQuery, type StaffSearchParams } from '@/app/(staff)/_data/pathWithQuery'
import { requireStaff } from '@/app/(staff)/_data/requireStaff'

export const metadata: Metadata = { title: '관리' }

interface Props {
  params: Promise<{ path?: string[] }>
  searchParams: Promise<StaffSearchParams>
}

export default async function StaffPage({ params, searchParams }: Props) {
  const session = await requireStaff()
  if (!session) redirect(signInPath(pathWithQuery(STAFF_HOME, (await params).path, await searchParams)))
  const { nickname, role } = session.person
  return (
    <div className="wrap w-full py-[clamp(2rem,7vh,5rem)]">
      <p className="text-small text-soft">
        {nickname} · {ROLE_LABELS[role]}
      </p>
      <h1 className="mt-1 text-title font-[750] tracking-[-0.035em]">관리 화면을 만들고 있습니다.</h1>
      <p className="mt-3 max-w-xl text-soft">그동안 식당, 방문 기록, 기관, 사진은 콘텐츠 관리에서 고칠 수 있습니다.</p>
      <div className="mt-8 flex flex-wrap gap-2">
        <a href="/cms" className={buttonClass('primary')}>
          콘텐츠 관리 열기
        </a>
        <form method="post" action={SIGN_OUT_FORM_PATH}>
          <button type="submit" className={buttonClass('plain')}>
            로그아웃
          </button>
        </form>
      </div>
    </div>
  )
}
