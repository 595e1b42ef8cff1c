import Link from 'next/link'
import type { Block } from '@/contract/member'
import { BLOCKED_TITLE, blockedMessage } from '@/messages/site/blocked'

interface Props {
  block: Block
  className?: string
}

export const BlockedNotice = ({ block, className = '' }: Props) => (
  <div role="note" className={`rounded-box border-[1.5px] border-accent bg-card p-5 ${className}`}>
    <p className="font-bold">{BLOCKED_TITLE}</p>
    <p className="mt-1">{blockedMessage(block)}</p>
    <p className="mt-2 text-small text-soft">
      다르게 생각하시면{' '}
      <Link href="/contact" prefetch={false} className="underline underline-offset-4">
        문의하기
      </Link>
      로 알려 주세요. 개인정보를 내려받거나 탈퇴하는 것은 그대로 하실 수 있어요.
    </p>
  </div>
)
