import { describe, expect, it } from 'vitest';
import { pageOfRows } from './pageOfRows';

const rows = Array.from({ length: 45 }, (_, at) => ({ key: `d-${String(at)}` }));

describe('the page of a list', () => {
  it('is the one asked for, or the nearest one', () => {
    expect(pageOfRows(rows, { page: 2, row: undefined })).toMatchObject({ page: 2, pages: 3, total: 45 });
    expect(pageOfRows(rows, { page: 9, row: undefined })).toMatchObject({ page: 3, isRowMissing: false });
    expect(pageOfRows([], { page: 1, row: undefined })).toMatchObject({ page: 1, pages: 1, rows: [] });
  });

  it("is the open row's page, whatever has arrived before it", () => {
    expect(pageOfRows(rows, { page: 1, row: 'd-20' })).toMatchObject({ page: 2 });
    expect(pageOfRows([{ key: 'new' }, ...rows], { page: 1, row: 'd-19' })).toMatchObject({ page: 2 });
  });

  it('reports that the row asked for is missing', () => {
    expect(pageOfRows(rows, { page: 2, row: 'd-none' })).toMatchObject({ page: 2, isRowMissing: true });
  });
});
