import type { Connection, PoolClient, Submittable } from 'pg'

export interface Column {
  name: string
  /** oid of its type */
  type: number
  /** 0 for an expression */
  table: number
  /** its number in the table */
  position: number
}

interface Field {
  name: string
  dataTypeID: number
  tableID: number
  columnID: number
}

/** Has PostgreSQL parse and analyse a statement without running it. */
class Description implements Submittable {
  readonly columns: Column[] = []
  constructor(
    private readonly text: string,
    private readonly resolve: (columns: Column[]) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  submit(connection: Connection): void {
    connection.parse({ name: '', text: this.text, types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    for (const { name, dataTypeID, tableID, columnID } of fields)
      this.columns.push({ name, type: dataTypeID, table: tableID, position: columnID })
  }

  handleError(error: Error): void {
    this.reject(error)
  }

  handleReadyForQuery(): void {
    this.resolve(this.columns)
  }
}

/** The columns of its result. @throws PostgreSQL's error */
export const describeStatement = (sql: PoolClient, text: string): Promise<Column[]> =>
  new Promise((resolve, reject) => {
    sql.query(new Description(text, resolve, reject))
  })
