import type { ReactNode } from 'react'

const LINKS = '[&_a]:font-medium [&_a]:text-accent [&_a]:underline [&_a]:decoration-accent/40 [&_a]:underline-offset-3'
const QUOTES = '[&_blockquote]:mt-3 [&_blockquote]:border-l-2 [&_blockquote]:border-line [&_blockquote]:pl-4'
const LISTS = '[&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5 [&_ul]:marker:text-faint'
const TABLES =
  '[&_table]:mt-4 [&_table]:w-full [&_table]:border-t-[1.5px] [&_table]:border-ink [&_table]:text-small ' +
  '[&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_td]:pr-3 [&_td]:align-top [&_th]:border-b [&_th]:border-line ' +
  '[&_th]:py-2 [&_th]:pr-3 [&_th]:text-left [&_td]:[overflow-wrap:anywhere]'
const SIZES = {
  page:
    'mt-8 max-w-[42rem] text-body [&_h2]:mt-10 [&_h2]:mb-2 [&_h2]:text-head [&_h2]:font-bold ' +
    '[&_h2]:tracking-tight [&_h3]:mt-6 [&_h3]:mb-1 [&_h3]:font-semibold [&_li]:mt-1.5 [&_li]:pl-1 [&_p]:mt-3 ' +
    'print:max-w-none print:[&_h2]:break-after-avoid print:[&_h3]:break-after-avoid ' +
    'print:[&_li]:break-inside-avoid',
  box:
    'text-small text-soft [&_b]:text-ink [&_strong]:text-ink [&_h2]:mt-4 [&_h2]:mb-1 [&_h2]:font-semibold ' +
    '[&_h2]:text-ink [&_h3]:mt-3 [&_h3]:font-semibold [&_li]:mt-1 [&_p]:mt-1.5 [&>:first-child]:mt-0',
} as const

export type ProseSize = keyof typeof SIZES

export function Prose({ size = 'page', children }: { size?: ProseSize; children: ReactNode }) {
  return <div className={`${SIZES[size]} ${LINKS} ${LISTS} ${QUOTES} ${TABLES}`}>{children}</div>
}
