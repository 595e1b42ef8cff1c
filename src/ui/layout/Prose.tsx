import type { ReactNode } from 'react'

/** Running text: a comfortable line, headings with air above them. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="mt-8 max-w-[42rem] text-body [&_a]:font-medium [&_a]:text-accent [&_a]:underline [&_a]:decoration-accent/40 [&_a]:underline-offset-3 [&_h2]:mt-10 [&_h2]:mb-2 [&_h2]:text-head [&_h2]:font-bold [&_h2]:tracking-tight [&_h3]:mt-6 [&_h3]:mb-1 [&_h3]:font-semibold [&_li]:mt-1.5 [&_li]:pl-1 [&_ol]:list-decimal [&_ol]:pl-5 [&_p]:mt-3 [&_ul]:list-disc [&_ul]:pl-5 [&_ul]:marker:text-faint print:max-w-none print:[&_h2]:break-after-avoid print:[&_h3]:break-after-avoid print:[&_li]:break-inside-avoid">
      {children}
    </div>
  )
}
