import type { ReactNode } from 'react'
import { TextLink } from '@/ui/kit/TextLink'

export function AuthSwitchLink({ asked, href, children }: { asked: string; href: string; children: ReactNode }) {
  return (
    <p className="mt-7 flex items-center gap-2.5 border-t border-line pt-3 text-small text-soft">
      {asked} <TextLink href={href}>{children}</TextLink>
    </p>
  )
}
