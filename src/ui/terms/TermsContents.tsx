import { type MarkdownBlock, plainText } from '@/domain/markdown/markdownTree'

/** A text with fewer headings needs no table of contents. */
const WORTH_LISTING = 5

type Heading = Extract<MarkdownBlock, { kind: 'heading' }>

function Links({ headings, tall }: { headings: readonly Heading[]; tall: boolean }) {
  return (
    <ol className="text-small text-soft">
      {headings.map(({ id, content }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={`flex items-center hover:text-ink hover:underline ${
              tall ? 'min-h-11' : 'min-h-8 py-1 leading-snug'
            }`}
          >
            {plainText(content)}
          </a>
        </li>
      ))}
    </ol>
  )
}

export function TermsContents({ blocks }: { blocks: readonly MarkdownBlock[] }) {
  const headings = blocks.filter((block): block is Heading => block.kind === 'heading' && block.level === 2)
  if (headings.length < WORTH_LISTING) return null
  return (
    <>
      <details className="group mt-6 rounded-box border border-line bg-card lg:hidden print:hidden">
        <summary className="flex min-h-12 items-center justify-between px-4 font-semibold">
          차례
          <span className="text-small font-normal text-soft group-open:hidden">{headings.length}개</span>
        </summary>
        <nav aria-label="차례" className="border-t border-line px-4 py-2">
          <Links headings={headings} tall />
        </nav>
      </details>
      <nav
        aria-label="차례"
        className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto max-lg:hidden print:hidden"
      >
        <p className="mb-1 text-small font-semibold">차례</p>
        <Links headings={headings} tall={false} />
      </nav>
    </>
  )
}
