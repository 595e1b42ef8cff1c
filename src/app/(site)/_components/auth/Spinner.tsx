export function Spinner({ children }: { children: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-5">
      <svg
        viewBox="0 0 48 48"
        aria-hidden
        className="size-12 animate-spin fill-none motion-reduce:animate-none"
        strokeWidth={4}
        strokeLinecap="round"
      >
        <circle cx={24} cy={24} r={20} className="stroke-line" />
        <path d="M24 4a20 20 0 0 1 20 20" className="stroke-accent" />
      </svg>
      <p className="text-lead font-semibold">{children}</p>
    </div>
  )
}
