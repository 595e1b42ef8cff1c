import { CATEGORIES, type Category } from '@/domain/directory/directory'
import { CATEGORY_LABELS } from '@/messages/labels'

export function CategoryFilter({ value, onChange }: { value: Category; onChange: (category: Category) => void }) {
  return (
    <fieldset className="flex shrink-0 gap-1.5 md:mr-2">
      <legend className="sr-only">업종</legend>
      {CATEGORIES.map((category) => (
        <label key={category} className="radio-chip">
          <input
            type="radio"
            name="category"
            value={category}
            checked={category === value}
            onChange={() => onChange(category)}
          />
          {CATEGORY_LABELS[category]}
        </label>
      ))}
    </fieldset>
  )
}
