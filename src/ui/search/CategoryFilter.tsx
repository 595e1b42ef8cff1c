import { CATEGORIES, type Category } from '@/domain/directory/listOrder'
import { CATEGORY_LABELS } from '@/messages/labels'

const CHIP =
  'relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line bg-card px-4 ' +
  'text-small font-medium text-soft transition-colors hover:border-edge has-checked:border-ink ' +
  'has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 ' +
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

/** Restaurants, cafés or both. */
export function CategoryFilter({ value, onChange }: { value: Category; onChange: (category: Category) => void }) {
  return (
    <fieldset className="flex shrink-0 gap-1.5 md:mr-2">
      <legend className="sr-only">업종</legend>
      {CATEGORIES.map((category) => (
        <label key={category} className={CHIP}>
          <input
            type="radio"
            name="category"
            value={category}
            checked={category === value}
            onChange={() => onChange(category)}
            className="absolute opacity-0"
          />
          {CATEGORY_LABELS[category]}
        </label>
      ))}
    </fieldset>
  )
}
