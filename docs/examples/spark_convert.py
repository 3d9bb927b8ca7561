#!/usr/bin/env python3
"""Converts the Python files of a folder tree with Spark: one paddle-ls per partition, fed through a pipe.

    spark_convert.py INPUT OUTPUT [--partitions N] [--safe-only]

INPUT is anything that Spark reads as whole files (a local folder, s3a://..., hdfs://...). OUTPUT becomes a folder
of JSON lines, one per file: `path`, the converted `source`, the numbers of uses `converted`, `to_confirm` and
`manual`, the `findings` that are left, or `error`. paddle-ls has to be on the PATH of every worker, or named
by $PADDLE_LS.
"""
import argparse
import json
import os
import shlex

from pyspark.sql import SparkSession


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("input")
    parser.add_argument("output")
    parser.add_argument("--partitions", type=int, default=64, help="partitions, each with its own process")
    parser.add_argument("--safe-only", action="store_true", help="leave what needs review as it is")
    options = parser.parse_args()

    command = shlex.join([os.environ.get("PADDLE_LS", "paddle-ls"), "convert", "--jsonl",
                          *(["--safe-only"] if options.safe_only else [])])
    spark = SparkSession.builder.appName("paddle-ls").getOrCreate()
    files = spark.sparkContext.wholeTextFiles(options.input, minPartitions=options.partitions)
    records = files.map(lambda file: json.dumps({"path": file[0], "source": file[1]}))
    converted = records.repartition(options.partitions).pipe(command, checkCode=True)
    converted.cache()
    converted.saveAsTextFile(options.output)

    numbers = converted.map(json.loads).map(
        lambda record: ("error" in record, record.get("converted", 0), record.get("to_confirm", 0),
                        record.get("manual", 0)))
    failed, uses, to_confirm, manual = numbers.fold(
        (0, 0, 0, 0), lambda one, other: tuple(a + b for a, b in zip(one, other)))
    print(f"{uses} uses converted, {to_confirm} need review, {manual} manual; {failed} files could not be read")
    spark.stop()


if __name__ == "__main__":
    main()
