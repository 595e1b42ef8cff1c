import { TICKET_KINDS, type TicketKind } from '@/domain/tickets/ticket'
import { TICKET_KIND_LABELS } from '@/messages/labels'
import { TICKET_KIND_HINTS } from '@/messages/site/tickets'

const OPTION =
  'flex min-h-12 cursor-pointer items-center gap-2.5 rounded-field border border-line bg-card px-3.5 ' +
  'text-[0.9375rem] hover:border-edge has-checked:border-ink has-checked:font-semibold ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

export function TicketKindField({ value, onChange }: { value: TicketKind; onChange: (kind: TicketKind) => void }) {
  return (
    <fieldset>
      <legend className="font-semibold">종류</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-2">
        {TICKET_KINDS.map((kind) => (
          <label key={kind} className={OPTION}>
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
              className="size-4 shrink-0 accent-accent outline-none"
            />
            {TICKET_KIND_LABELS[kind]}
          </label>
        ))}
      </div>
      <p className="mt-2 text-small text-soft" aria-live="polite">
        {TICKET_KIND_HINTS[value]}
      </p>
    </fieldset>
  )
}
