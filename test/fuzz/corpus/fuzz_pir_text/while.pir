{
    (%0) = "pd_op.data" () {name:"x",shape:[2]} : () -> tensor<2xf32>
    (%1) = "pd_op.while" (cond=%0, inputs=%0) { 
    ^%arg_0 {}
        () = "cf.yield" (%0, %arg_0) {} : (tensor<2xf32>, tensor<2xf32>) -> 
    }
}
