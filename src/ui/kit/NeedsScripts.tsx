interface Props {
  /** keys of storage, or hashes of the address; only with one of them. Empty for always */
  when?: readonly string[]
}

/** Pages load their scripts on the first use of a control (`deferScripts`); a part that works before asks for them. */
export const NeedsScripts = ({ when = [] }: Props) => <template data-scripts={when.join(' ')} />
