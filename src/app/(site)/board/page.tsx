import type { Metadata } from 'next'
import Link from 'next/link'
import { BOARD_LABELS, BOARD_TYPES, type BoardType } from '@/messages/site/boards'
import { Icon } from '@/ui/kit/Icon'
import { PageHeading } from '@/ui/kit/PageHeading'

const BOARD_LINK = 'text-[1.125rem] font-[680] tracking-tight after:absolute after:inset-0 group-hover:text-accent'

export const metadata: Metadata = { title: '게시판', alternates: { canonical: '/board' } }

const ABOUT: Record<BoardType, string> = {
  notice: '새로 들여온 자료와 바뀐 점을 알립니다.',
  free: '밥집과 기록에 관한 이야기를 나눕니다.',
  suggestion: '더 모을 기관이나 고칠 점을 건의합니다.',
}

export default function BoardPage() {
  return (
    <div className="wrap">
      <PageHeading title="게시판">
        회원 가입이 열릴 때 함께 엽니다. 그 전에는 정정·삭제 요청으로 의견을 보내 주십시오.
      </PageHeading>
      <ul className="mt-8 border-t-[1.5px] border-ink">
        {BOARD_TYPES.map((type) => (
          <li key={type} className="group relative flex items-center gap-4 border-b border-line py-5">
            <div className="min-w-0 flex-1">
              <Link href={`/board/${type}`} className={BOARD_LINK}>
                {BOARD_LABELS[type]}
              </Link>
              <p className="text-small text-soft">{ABOUT[type]}</p>
            </div>
            <span className="text-small text-faint">글 없음</span>
            <Icon name="right" className="size-4.5 text-faint" />
          </li>
        ))}
      </ul>
    </div>
  )
}
