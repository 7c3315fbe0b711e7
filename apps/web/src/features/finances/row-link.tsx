type Props = { id: string; name: string; onRow: (rowId: string) => void };

/** The name of a row, leading to its place among the figures. */
export function RowLink({ id, name, onRow }: Props) {
  return (
    <button
      className="min-h-11 text-left font-semibold text-primary underline underline-offset-4 sm:min-h-0"
      onClick={() => onRow(id)}
      type="button"
    >
      {name}
    </button>
  );
}
