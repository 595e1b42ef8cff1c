import { CopyButton } from '@/ui/kit/CopyButton'

export function Command({ text, what }: { text: string; what: string }) {
  return (
    <div className="flex items-center gap-1 rounded-field border border-line bg-wash pr-1 pl-4">
      <pre
        className="min-w-0 flex-1 overflow-x-auto py-3 font-mono text-note leading-relaxed [scrollbar-width:thin]"
        tabIndex={0}
      >
        <code>{text}</code>
      </pre>
      <CopyButton text={text} what={what} />
    </div>
  )
}
