export function MapNotice({ text }: { text: string }) {
  return (
    <div
      role="status"
      className="flex h-full flex-col items-center justify-center gap-3 bg-wash px-6 text-center text-small text-soft"
    >
      {text}
    </div>
  )
}
