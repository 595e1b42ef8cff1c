import type { Metadata } from 'next'
import Link from 'next/link'
import { setPageStatus } from '@/infra/requestContext'
import { BOARD_LABELS, isBoardType } from '@/messages/site/boards'
import { Breadcrumbs } from '@/ui/shell/Breadcrumbs'
import { buttonClass } from '@/ui/kit/buttonClass'
import { PageHeading } from '@/ui/kit/PageHeading'
import { EmptyState } from '@/ui/kit/EmptyState'

interface Props {
  params: Promise<{ type: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { type } = await params
  return isBoardType(type)
    ? { title: BOARD_LABELS[type], alternates: { canonical: `/board/${type}` } }
    : { title: '잘못된 접근입니다', robots: { index: false } }
}

export default async function BoardListPage({ params }: Props) {
  const { type } = await params
  const known = isBoardType(type)
  if (!known) setPageStatus(404)
  const toBoards = (
    <Link href="/board" className={buttonClass(known ? 'plain' : 'primary')}>
      게시판으로
    </Link>
  )
  return (
    <div className="wrap">
      <PageHeading
        crumbs={<Breadcrumbs links={[{ href: '/board', label: '게시판' }]} />}
        title={known ? BOARD_LABELS[type] : '게시판'}
      />
      <div className="mt-6">
        {known ? (
          <EmptyState icon="clock" title="아직 글이 없습니다" actions={toBoards}>
            {type === 'notice' ? '알릴 일이 생기면 이곳에 올립니다.' : '회원 가입이 열리면 글을 쓸 수 있습니다.'}
          </EmptyState>
        ) : (
          <EmptyState icon="search" title="잘못된 접근입니다" actions={toBoards}>
            이 이름의 게시판은 없습니다.
          </EmptyState>
        )}
      </div>
    </div>
  )
}
