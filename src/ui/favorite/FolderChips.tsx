'use client'
import type { Folders } from '@/domain/favorite/schemas'
import { FOLDERS } from '@/messages/site/favorites'
import { chipClass } from '../kit/chipClass'

interface Props {
  folders: Folders
  /** null for all */
  selected: number | null
  onSelect: (folder: number | null) => void
  onMake: () => void
}

export function FolderChips({ folders, selected, onSelect, onMake }: Props) {
  const chips = [{ id: null, name: FOLDERS.all, count: folders.total }, ...folders.folders]
  return (
    <div role="group" aria-label={FOLDERS.filter} className="flex flex-wrap gap-2">
      {chips.map(({ id, name, count }) => (
        <button
          key={id ?? 0}
          type="button"
          aria-pressed={id === selected}
          onClick={() => onSelect(id)}
          className={chipClass(id === selected)}
        >
          {name} <span className={id === selected ? '' : 'text-faint'}>{count}</span>
        </button>
      ))}
      <button type="button" onClick={onMake} className={`${chipClass(false)} border-dashed`}>
        {FOLDERS.make}
      </button>
    </div>
  )
}
