export function FormAlert({ children }: { children: string | null }) {
  return (
    <div role="alert">
      {children !== null && (
        <p className="mb-5 rounded-field border border-accent/40 bg-accent-wash px-4 py-3 text-small font-medium">
          {children}
        </p>
      )}
    </div>
  )
}
