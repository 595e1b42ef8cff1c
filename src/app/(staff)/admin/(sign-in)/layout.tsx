import type { ReactNode } from 'react'
import { QueryProvider } from '@/ui/api/QueryProvider'
import { Logo } from '@/ui/shell/Logo'
import '@/app/(site)/theme.css'

export default function SignInLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="wrap flex h-15 items-center gap-3">
          <Logo />
          <span className="rounded-full border border-line px-2.5 py-0.5 text-note font-semibold text-soft">관리</span>
        </div>
      </header>
      <main className="flex flex-1 flex-col">
        <QueryProvider>{children}</QueryProvider>
      </main>
    </div>
  )
}
